import { expect, rows, test } from '../test.ts'

const deal = 'Orbex Foods to buy Halden Dairy for $2.4 billion'
const update = 'UPDATE 1-Orbex Foods to acquire Halden Dairy in $2.4 bln deal'

// the browser logs what fails, which this test causes
test.use({ quiet: [/Failed to load resource/] })

test('STY-08 an opened headline says who else reports it; where that fails it can be asked for again, and the headline is read all the same', async ({
  page,
  backend,
}) => {
  const link = 'https://coast.test/deal'
  await backend.inject([{ title: deal, articleSource: 'Coast Wire', link }])
  await page.goto('/terminal')
  const row = rows(page).filter({ hasText: 'Orbex Foods to acquire' })
  const story = row.getByRole('region', { name: 'Same story' })
  await expect(rows(page).first()).toBeVisible()
  await backend.inject([{ title: update, articleSource: 'Harbour Press', summary: 'The boards have agreed.' }])
  await backend.fault({ call: 'stories.ofHeadline', kind: 'status', status: 500 })

  await row.getByRole('button').first().click()
  await expect(row).toContainText('Other reports could not be loaded.')
  await expect(row).toContainText('The boards have agreed.')
  await backend.clearFaults()
  await row.getByRole('button', { name: 'Retry' }).click()
  await expect(story).toContainText('Same story: 1 other report')
  await expect(story.getByRole('listitem')).toHaveText([
    /^FirstCoast WireOrbex Foods to buy Halden Dairy for \$2\.4 billion/,
    /Harbour PressUpdateUPDATE 1-Orbex Foods to acquire .* \(this headline\)$/,
  ])
  await expect(story.getByRole('link')).toHaveAttribute('href', link)
})
