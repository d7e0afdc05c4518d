import { nowQuery, useDepartments } from '@rollcall/shared/calls';
import { NOW_STATES } from '@rollcall/shared/contract';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { DaysChart } from './days-chart.tsx';
import { People } from './people.tsx';
import { StateFilter } from './state-filter.tsx';
import { TEXTS } from './texts.ts';
import './now.css';

interface Props {
  /** False until what is above and below has arrived, too: the card is loaded meanwhile. */
  readonly isShown: boolean;
}

/**
 * Who is here, on a break, on leave, due or missing (capability `now`), and how many were on the days before. Status and department
 * are in the URL. What arrives has its room already, so that nothing below moves.
 */
export function NowCard({ isShown }: Props) {
  const { choice, department, showFilter } = useListParameters();
  const state = choice('now', NOW_STATES);
  const departments = useDepartments(useCapability('working-time'));
  const { data, error, refetch } = useQuery({
    ...nowQuery({ department }),
    refetchInterval: MINUTE_MS,
  });
  if (!isShown) return null;
  return (
    <section className="dashboard-card now" aria-labelledby="now-title">
      <div className="now-head">
        <h2 id="now-title">{TEXTS.title}</h2>
        {departments.length > 1 && (
          // A browser's own select: antd's comes with its table, which is a third of the page.
          <label className="now-department">
            <span className="visually-hidden">{TEXTS.department}</span>
            <select
              value={department ?? ''}
              onChange={({ target }) => showFilter({ department: target.value || undefined })}
            >
              <option value="">{TEXTS.allDepartments}</option>
              {[...new Set([...departments, ...(department ? [department] : [])])].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <StateFilter
        counts={data?.counts}
        state={state}
        onState={(chosen) => showFilter({ now: chosen })}
      />
      <div className="now-body">
        <div className="now-strip">
          {data && <People now={data} state={state} department={department} />}
          {!data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
          {!data && !error && <output>{TEXTS.loading}</output>}
        </div>
        <DaysChart />
      </div>
    </section>
  );
}
