import { type Client, refused } from './client.ts'

/** The call about what this installation serves. Throws one `Failure`. */
export const createInstallationCalls = ({ installation }: Pick<Client, 'installation'>) => ({
  async readInstallation() {
    const answer = await installation.read()
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
})
