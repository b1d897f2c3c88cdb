// Takes the given data folder, prints whether it succeeded, and holds the folder until its input ends.
import { lockFolder } from '../../../mock-server/store/lock-folder.ts'

try {
  await lockFolder(process.argv[2] ?? '', 'holder')
  console.log('taken')
} catch {
  console.log('refused')
}
process.stdin.resume().on('end', () => process.exit())
