import { useDepartments } from '@rollcall/shared/calls';
import { OVERTIME_BUCKETS } from '@rollcall/shared/contract';
import { useCapability } from '@rollcall/shared/session';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';
import type { OvertimeFilter } from './use-overtime.ts';

interface Props {
  readonly filters: OvertimeFilter;
  readonly showFilter: Parameters<typeof FilterBar>[0]['onChange'];
}

/** Filters of the list: employee, days, kind, department, state. */
export function OvertimeFilters({ filters, showFilter }: Props) {
  const { state, bucket, from, to, department } = filters;
  const departments = useDepartments(useCapability('working-time'));
  const kinds = OVERTIME_BUCKETS.map((each) => [each, TEXTS.buckets[each] ?? each]);
  return (
    <FilterBar values={filters} onChange={showFilter}>
      <DateRange from={from} to={to} onChange={showFilter} />
      <ChoiceSelect
        label={TEXTS.state}
        value={state}
        choices={TEXTS.states}
        onChange={(chosen) => showFilter({ state: chosen })}
      />
      <ChoiceSelect
        label={TEXTS.bucket}
        value={bucket}
        choices={{ '': TEXTS.allBuckets, ...Object.fromEntries(kinds) }}
        onChange={(chosen) => showFilter({ bucket: chosen })}
      />
      <DepartmentSelect
        departments={departments}
        value={department}
        onChange={(chosen) => showFilter({ department: chosen })}
      />
    </FilterBar>
  );
}
