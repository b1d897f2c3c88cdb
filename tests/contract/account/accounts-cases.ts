import { type Answer, demo, type Person, type TestBackend, unverified } from '../backend.ts'

const long = { message: 'x'.repeat(70_000) }
const profile = {
  ...{ firstName: 'Dana', lastName: 'Moreno', email: demo.email, profession: 'Trader', about: '' },
  ...{ country: 'Spain', language: 'Spanish', gender: 'Female' },
}
const message = { firstName: '', lastName: '', email: '', message: 'Good morning.' }
const change = (currentPassword: string, newPassword: string = demo.password) => ({ currentPassword, newPassword })

const elsewhere = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } }

const personOf = (name: string): Person => ({
  email: `${name}@marketflux.test`,
  username: `${name}_trades`,
  password: 'Some-Password-1',
})

/** One real request for every status that the contract lists for a call about accounts or the team; 429 and 500 are the same for all. */
export function accountCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const call = (method: string, path: string, asked = {}) => backend().call(method, `/api/${path}`, asked)
  const callAs = async (person: Person, method: string, path: string, asked = {}) =>
    call(method, path, { token: (await backend().signIn(person)).token, ...asked })
  return {
    ...signUpCases(call),
    ...passwordCases(backend, call, callAs),
    ...dataCases(backend, call, callAs),
    'contact.send 204': () => call('POST', 'contact', { body: message }),
    'contact.send 400': () => call('POST', 'contact', { body: { ...message, message: '' } }),
    'contact.send 401': () => call('POST', 'contact', { body: message, token: 'nonsense' }),
    'contact.send 413': () => call('POST', 'contact', { body: long }),
  }
}

type Call = (method: string, path: string, asked?: object) => Promise<Answer>
type CallAs = (person: Person, ...call: Parameters<Call>) => Promise<Answer>

async function tokenFor(backend: TestBackend, person: Person) {
  return (await backend.mailsTo(person.email)).at(-1)?.token
}

function signUpCases(call: Call) {
  const create = (body: unknown) => call('POST', 'user/create', { body })
  const verify = (verificationToken: unknown) => call('PATCH', 'user/verify-user', { body: { verificationToken } })
  const resend = (body: unknown) => call('POST', 'user/resend-verification-email', { body })
  const correct = async (name: string, email: string) => {
    const { email: formerEmail } = personOf(name)
    const { cookie } = await create(personOf(name))
    return call('PATCH', 'user/correct-email', { body: { formerEmail, email }, cookie })
  }
  return {
    'user.create 200': () => create(personOf('ada')),
    'user.create 400': () => create({ ...personOf('ada'), password: 'weak' }),
    'user.create 409': () => create({ ...personOf('bea'), email: demo.email }),
    'user.create 422': () => create({ ...personOf('ada'), password: 'Password1!' }),
    'user.create 403': () => call('POST', 'user/create', elsewhere),
    'user.create 413': () => create(long),
    'user.verifyUser 200': () => verify('unknown'),
    'user.verifyUser 400': () => verify(''),
    'user.verifyUser 403': () => call('PATCH', 'user/verify-user', elsewhere),
    'user.verifyUser 413': () => call('PATCH', 'user/verify-user', { body: long }),
    'user.resendVerificationEmail 204': () => resend({ email: unverified.email }),
    'user.resendVerificationEmail 400': () => resend({ email: 'unknown' }),
    'user.resendVerificationEmail 403': () => call('POST', 'user/resend-verification-email', elsewhere),
    'user.resendVerificationEmail 413': () => resend(long),
    'user.correctEmail 204': () => correct('cleo', 'cleo.right@marketflux.test'),
    'user.correctEmail 400': () =>
      call('PATCH', 'user/correct-email', { body: { formerEmail: demo.email, email: 'unknown' } }),
    'user.correctEmail 403': () =>
      call('PATCH', 'user/correct-email', { body: { formerEmail: demo.email, email: 'demo@example.test' } }),
    'user.correctEmail 409': () => correct('dean', demo.email),
    'user.correctEmail 413': () => call('PATCH', 'user/correct-email', { body: long }),
  }
}

function passwordCases(backend: () => TestBackend, call: Call, callAs: CallAs) {
  const changing = (body: unknown) => callAs(demo, 'PATCH', 'user/change-password', { body })
  const request = (body: unknown) => call('POST', 'user/reset-password-request', { body })
  const reset = (token: unknown, newPassword = 'Other-Password-1') =>
    call('PATCH', 'user/reset-password', { body: { token, newPassword } })
  return {
    'user.changePassword 204': () => changing(change('Wrong-1-Password')),
    'user.changePassword 400': () => changing({ ...change(demo.password), newPassword: 'weak' }),
    'user.changePassword 401': () => changing(change('Wrong-1-Password', 'Other-Password-1')),
    'user.changePassword 422': () => changing(change(demo.password)),
    'user.changePassword 413': () => changing(long),
    'user.resetPasswordRequest 204': () => request({ email: 'unknown@marketflux.test' }),
    'user.resetPasswordRequest 400': () => request({ email: '' }),
    'user.resetPasswordRequest 403': () => call('POST', 'user/reset-password-request', elsewhere),
    'user.resetPasswordRequest 413': () => request(long),
    'user.resetPassword 204': async () => {
      const dora = personOf('dora')
      await backend().signUp(dora)
      await request({ email: dora.email })
      return reset(await tokenFor(backend(), dora))
    },
    'user.resetPassword 400': () => reset(''),
    'user.resetPassword 403': () => call('PATCH', 'user/reset-password', elsewhere),
    'user.resetPassword 410': () => reset('unknown'),
    'user.resetPassword 422': async () => {
      const faye = personOf('faye')
      await backend().signUp(faye)
      return reset(await tokenFor(backend(), faye), faye.password)
    },
    'user.resetPassword 413': () => call('PATCH', 'user/reset-password', { body: long }),
  }
}

function dataCases(backend: () => TestBackend, call: Call, callAs: CallAs) {
  const save = (body: unknown) => callAs(demo, 'PATCH', 'user/update-user-info', { body })
  const remove = (person: Person, body: unknown) => callAs(person, 'DELETE', 'user', { body })
  return {
    'user.updateUserInfo 200': () => save(profile),
    'user.updateUserInfo 400': () => save({ ...profile, country: 'Atlantis' }),
    'user.updateUserInfo 401': () => call('PATCH', 'user/update-user-info', { body: profile }),
    'user.updateUserInfo 403': () => save({ ...profile, email: unverified.email }),
    'user.updateUserInfo 409': () => save({ ...profile, about: 'Mine.', base: { about: 'Of another time.' } }),
    'user.updateUserInfo 413': () => save(long),
    'user.exportAccount 200': () => callAs(demo, 'GET', 'user/export'),
    'user.exportAccount 401': () => call('GET', 'user/export'),
    'user.deleteAccount 204': async () => {
      await backend().register(personOf('emma'))
      return remove(personOf('emma'), { currentPassword: personOf('emma').password })
    },
    'user.deleteAccount 400': () => remove(demo, {}),
    'user.deleteAccount 401': () => remove(demo, { currentPassword: 'Wrong-1-Password' }),
    'user.deleteAccount 403': () =>
      call('DELETE', 'user', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } }),
    'user.deleteAccount 413': () => remove(demo, long),
    'user.listSignIns 200': () => callAs(demo, 'GET', 'user/sign-ins'),
    'user.listSignIns 401': () => call('GET', 'user/sign-ins'),
    'user.endOtherSignIns 204': () => callAs(demo, 'DELETE', 'user/sign-ins'),
    'user.endOtherSignIns 401': () => call('DELETE', 'user/sign-ins'),
    'user.endSignIn 204': async () => {
      const { token } = await backend().signIn()
      const { body } = await call('GET', 'user/sign-ins', { token })
      const { data } = body as { data: { id: string }[] }
      return call('DELETE', `user/sign-ins/${data[0]?.id}`, { token })
    },
    'user.endSignIn 400': () => callAs(demo, 'DELETE', 'user/sign-ins/no.id'),
    'user.endSignIn 401': () => call('DELETE', 'user/sign-ins/some'),
    'user.endSignIn 404': () => callAs(demo, 'DELETE', 'user/sign-ins/some'),
  }
}
