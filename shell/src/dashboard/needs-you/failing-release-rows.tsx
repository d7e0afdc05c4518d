import { PageLink } from '@rollcall/shared/ui';
import { describeHealth } from '../../releases/describe-health.ts';
import { type Entry, liveVersion, titleOf } from '../../releases/entries.ts';
import { Group, Row } from './group.tsx';
import { TEXTS } from './texts.ts';
import { useAge } from './use-age.ts';

/** Live releases that fail in browsers; their page rolls them back. */
export function FailingReleaseRows({ failing }: { readonly failing: readonly Entry[] }) {
  const age = useAge();
  return (
    <Group title={TEXTS.releases(failing.length)} to="/modules">
      {failing.map((entry) => {
        const live = liveVersion(entry);
        const to = `/modules/${entry.name}`;
        if (!live) return null;
        return (
          <Row
            key={entry.name}
            name={titleOf(entry)}
            to={to}
            text={TEXTS.release(live.version, describeHealth(entry.name, live.health))}
            since={TEXTS.lastFailure(age(live.health.last?.at ?? ''))}
          >
            {(describedBy) => (
              <PageLink to={to} aria-describedby={describedBy}>
                {TEXTS.review}
              </PageLink>
            )}
          </Row>
        );
      })}
    </Group>
  );
}
