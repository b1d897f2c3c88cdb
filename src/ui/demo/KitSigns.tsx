import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/shared/pages.ts'
import feed from '../feed/Feed.module.css'
import row from '../feed/rows/FeedRow.module.css'
import { EyeIcon } from '../kit/form-icons.tsx'
import { ChevronIcon, CrossIcon, MarkIcon, SearchIcon, UpIcon } from '../kit/icons.tsx'
import { OutIcon, PrintIcon } from '../kit/later-icons.tsx'
import { Standing } from '../kit/panel/Standing.tsx'
import { Piece } from './Piece.tsx'

export function KitSigns() {
  return (
    <>
      <Piece name="Icons">
        <MarkIcon />
        <SearchIcon />
        <CrossIcon />
        <ChevronIcon />
        <UpIcon />
        <OutIcon />
        <PrintIcon />
        <EyeIcon crossed={false} />
        <EyeIcon crossed />
      </Piece>
      <Piece name="Standing">
        <Standing tone="live" word="Live" />
        <Standing tone="waiting" word="Loading…" />
        <Standing tone="stale" word="Stale since 14:02" />
        <Standing tone="gone" word="Offline" />
      </Piece>
      <Piece name="Chips">
        <span className={feed.chip}>Simulated</span>
        <span className={row.ticker}>NVDA</span>
        <span className={row.topic}>Earnings</span>
        <span className={row.more}>+2</span>
      </Piece>
      <Piece name="Link">
        <Link to={pages.terminal.path}>The Terminal</Link>
      </Piece>
    </>
  )
}
