import type { Picture, PicturedArrow, PicturedState } from '../../rules/inspector/chart-picture.ts'

type Props = {
  picture: Picture
  /** The ids of the states that are lit. */
  active?: readonly string[]
  /** The ids of the transitions that were taken last. */
  taken?: readonly string[]
  /** In a file of its own the picture brings its style along. */
  style?: string
}

/** A chart: its states within each other, its transitions as arrows, or as lines in the state that they stay in. */
export function ChartPicture({ picture, active = [], taken = [], style }: Props) {
  const { width, height, states, arrows, starts } = picture
  const arrow = `arrow-${picture.id}`
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      role="img"
      aria-label={`The ${picture.id} chart`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {style && <style>{style}</style>}
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className="tip" d="M0.5 0.5 7.5 4 0.5 7.5Z" />
        </marker>
        {taken.length > 0 && (
          <marker
            id={`${arrow}-taken`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path className="tip" data-taken d="M0.5 0.5 7.5 4 0.5 7.5Z" />
          </marker>
        )}
      </defs>
      {states.map((state) => (
        <State key={state.id} state={state} isActive={active.includes(state.id)} />
      ))}
      {starts.map(({ id, x, y, path }) => (
        <g key={id} className="start">
          <circle cx={x} cy={y} r="5" />
          <path d={path} markerEnd={`url(#${arrow})`} />
        </g>
      ))}
      {arrows.map((line) => (
        <Arrow key={line.id} arrow={line} tip={arrow} taken={taken} />
      ))}
      {states.map((state) => (
        <Words key={state.id} state={state} isActive={active.includes(state.id)} taken={taken} />
      ))}
    </svg>
  )
}

function State({ state, isActive }: { state: PicturedState; isActive: boolean }) {
  const { id, type, isRegion, x, y, width, height, rule } = state
  return (
    <g
      className="state"
      data-state={id}
      data-type={type}
      data-region={isRegion || undefined}
      data-active={isActive || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx="6" />
      {type === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="4" />}
      {rule !== undefined && <path className="rule" d={`M${x} ${rule}h${width}`} />}
    </g>
  )
}

/** What is written in a state, above the arrows: some have to cross it. */
function Words({ state, isActive, taken }: { state: PicturedState; isActive: boolean; taken: readonly string[] }) {
  const { id, key, type, title, lines } = state
  return (
    <g className="words" data-of={id} data-type={type} data-active={isActive || undefined}>
      <text className="title" {...title}>
        {key}
      </text>
      {lines.map((line) => (
        <text
          key={`${line.kind} ${line.transition ?? line.text}`}
          className={`line ${line.kind}`}
          x={line.x}
          y={line.y}
          data-transition={line.transition}
          data-taken={(line.transition !== undefined && taken.includes(line.transition)) || undefined}
        >
          {line.kind === 'port' ? `▷ ${line.text}` : line.text}
        </text>
      ))}
    </g>
  )
}

function Arrow({ arrow, tip, taken }: { arrow: PicturedArrow; tip: string; taken: readonly string[] }) {
  const { path, label, lines, transitions } = arrow
  const isTaken = transitions.some((id) => taken.includes(id))
  return (
    <g className="arrow" data-taken={isTaken || undefined}>
      <path d={path} markerEnd={`url(#${tip}${isTaken ? '-taken' : ''})`} />
      {label && <rect {...label} rx="3" />}
      {lines.map(({ transition, text, x, y }) => (
        <text
          key={transition}
          className="line"
          x={x}
          y={y}
          data-transition={transition}
          data-taken={taken.includes(transition) || undefined}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
