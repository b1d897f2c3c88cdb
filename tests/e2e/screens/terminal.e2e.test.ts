import { terminalVisits } from '../look/terminal-states.ts'
import { testVisits } from '../look/test-visits.ts'

testVisits(terminalVisits)
