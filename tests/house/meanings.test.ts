import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/chart-files.mjs'

const FOLDERS = ['src', 'mock-server', 'tests', 'scripts']
const OWN = 'tests/house/meanings.test.ts'
const filesWith = (endings: readonly string[], folders = FOLDERS) =>
  folders.flatMap((folder) => endings.flatMap((ending) => filesBelow(folder, ending))).filter((path) => path !== OWN)

/** The types and components that are named after a sign-in, each once. The form is `LogIn…`; what a call answers is `SignedIn`. */
const signIns = [
  'mock-server/account/sign-ins/sign-in-records.ts: NewSignIn',
  'mock-server/account/sign-ins/sign-in-records.ts: StoredSignIn',
  'mock-server/account/sign-ins/sign-ins.ts: SignIns',
  'mock-server/account/sign-ins/sign-ins.ts: UsedSignIn',
  'src/contract/session/tab-message.ts: SignInMessage',
  'src/contract/shared/user/user.ts: SignInList',
  'src/contract/shared/user/user.ts: SignInRecord',
  'src/machines/session/sign-in.ts: SignIn',
  'src/ui/account/profile/sign-ins/OtherSignIns.tsx: OtherSignIns',
  'src/ui/account/profile/sign-ins/SignInRow.tsx: SignInRow',
  'src/ui/account/profile/sign-ins/SignInsSection.tsx: SignInsSection',
]
const DECLARED = /^(?:export )?(?:type|interface|class|const|function)\s+((?:[A-Z]\w*)?SignIn\w*)/gm
const declaredIn = (text: string) => new Set([...text.matchAll(DECLARED)].flatMap(([, name = '']) => name))

it('names a type after a sign-in only where it is one, and gives no two the same name', () => {
  const found = filesWith(['.ts', '.tsx']).flatMap((path) =>
    [...declaredIn(readFileSync(path, 'utf8'))].map((name) => `${path}: ${name}`),
  )
  expect(found.sort()).toEqual(signIns)
})
