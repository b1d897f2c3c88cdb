import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** VAL-11: waits until the page shows its verdict on the new password. */
export const judgedIn = ({ page }: { page: Page }) => expect(page.getByText('Password strength: ')).toHaveCount(1)
