import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'

/** The actions of a person, by keyboard or by touch. */
export type Hands = {
  /** A button or a link. */
  press(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  tick(box: Locator): Promise<void>
  choose(list: Locator, choice: string): Promise<void>
  /** An entry of the menu that the button opens. */
  pick(page: Page, button: Locator, entry: string): Promise<void>
}

const MOST_STOPS = 40

/** Presses Tab or Shift+Tab until the target has the focus. Controls that cannot be reached that way are lost to users without a mouse. */
async function reach(target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const way = await target.evaluate((element) => {
      const focus = document.activeElement ?? document.body
      if (focus === element) return 'there'
      return focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'forth'
    })
    if (way === 'there') return
    await target.page().keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`${MOST_STOPS} times Tab did not lead to ${target}.`)
}

/** No mouse, no touch. */
export const keys: Hands = {
  async press(target) {
    await reach(target)
    await target.page().keyboard.press('Enter')
  },
  async type(field, text) {
    await reach(field)
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
  async tick(box) {
    await reach(box)
    await box.page().keyboard.press('Space')
    await expect(box).toBeChecked()
  },
  async choose(list, choice) {
    await reach(list)
    await list.page().keyboard.type(choice)
    await expect(list).toHaveValue(choice)
  },
  async pick(page, button, entry) {
    await reach(button)
    await page.keyboard.press('Enter')
    const wanted = page.getByRole('menuitem', { name: entry, exact: true })
    await expect(wanted).toBeVisible()
    for (let stop = 0; stop < MOST_STOPS && (await wanted.getAttribute('data-highlighted')) === null; stop++) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
  },
}

/** Taps; text comes from the on-screen keyboard. */
export const fingers: Hands = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap()
    await expect(field).toBeFocused()
    await field.fill('')
    await field.page().keyboard.insertText(text)
  },
  async tick(box) {
    await box.locator('xpath=ancestor::label').locator('[data-part="control"]').tap()
    await expect(box).toBeChecked()
  },
  async choose(list, choice) {
    await list.tap()
    await list.selectOption(choice)
  },
  async pick(page, button, entry) {
    await button.tap()
    await page.getByRole('menuitem', { name: entry, exact: true }).tap()
  },
}
