// Takes the data folder that it is given, says whether it has it, and keeps it until its input ends.
import { lockFolder } from '../../../mock-server/store/lock-folder.ts'

try {
  await lockFolder(process.argv[2] ?? '', 'holder')
  console.log('taken')
} catch {
  console.log('refused')
}
process.stdin.resume().on('end', () => process.exit())
