import { useToday } from '@rollcall/shared/ui';
import { Flex } from 'antd';
import { type Dates, datesText } from './dates-text.ts';
import { TEXTS } from './texts.ts';
import { timelineOf } from './timeline.ts';
import './timeline.css';

interface Props<Entry extends Dates> {
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry) => string;
}

/** The history of a scope as bars; the table next to it says the same in words. */
export function TimelineBar<Entry extends Dates>({ entries, nameOf }: Props<Entry>) {
  const { bars, today } = timelineOf(entries, useToday());
  return (
    // Only components of antd have its colours as variables.
    <Flex aria-hidden className="scope-timeline" title={TEXTS.timeline}>
      {bars.map(({ entry, start, length, state }) => (
        <span
          key={`${entry.from} ${entry.to}`}
          className="scope-timeline-bar"
          data-state={state}
          title={`${nameOf(entry)}: ${datesText(entry)}`}
          style={{ insetInlineStart: `${start}%`, width: `${length}%` }}
        >
          {nameOf(entry)}
        </span>
      ))}
      <span className="scope-timeline-today" style={{ insetInlineStart: `${today}%` }} />
    </Flex>
  );
}
