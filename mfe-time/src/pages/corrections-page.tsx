import { correctionsQuery } from '@rollcall/shared/calls';
import { ListTable, PageHeading, toListPage } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useCallback } from 'react';
import { correctionColumns } from '../corrections/correction-columns.tsx';
import { CorrectionCounters } from '../corrections/correction-counters.tsx';
import { DecideButtons } from '../corrections/decide-buttons.tsx';
import { TEXTS } from '../corrections/texts.ts';
import { ChoiceSelect } from '../filters/choice-select.tsx';
import { DepartmentSelect } from '../filters/department-select.tsx';
import { SearchField } from '../filters/search-field.tsx';
import { TEXTS as FILTER_TEXTS } from '../filters/texts.ts';

/** `/time/corrections` (design §15.3, capability `corrections`): what employees ask for, decided by administrators. */
export function CorrectionsPage() {
  const { page, showPage, filter, showFilter } = useListParameters();
  const asked = {
    page,
    status: filter('status'),
    search: filter('search'),
    department: filter('department'),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery(correctionsQuery(asked));
  const onSearch = useCallback(
    (term: string | undefined) => showFilter({ search: term }, { replace: true }),
    [showFilter],
  );
  return (
    <>
      <PageHeading title={TEXTS.title} />
      {(data ?? !error) && <CorrectionCounters counts={data?.counts} />}
      <Flex wrap gap="small" style={{ marginBottom: 16 }}>
        <SearchField value={asked.search} onSearch={onSearch} />
        <ChoiceSelect
          label={FILTER_TEXTS.state}
          value={asked.status}
          choices={FILTER_TEXTS.decisions}
          onChange={(chosen) => showFilter({ status: chosen })}
        />
        <DepartmentSelect
          value={asked.department}
          onChange={(chosen) => showFilter({ department: chosen })}
        />
      </Flex>
      <ListTable
        label={TEXTS.title}
        columns={correctionColumns({
          hasEmployee: true,
          Action: DecideButtons,
        })}
        list={{
          data: data && toListPage(data, page),
          error,
          isRefreshing: isPlaceholderData,
          retry: () => void refetch(),
        }}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
    </>
  );
}
