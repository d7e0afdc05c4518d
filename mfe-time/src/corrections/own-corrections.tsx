import { type Correction, withdrawCorrectionMutation } from '@rollcall/shared/calls';
import { ListTable, PageLink, toListResult } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { correctionColumns } from './correction-columns.tsx';
import { TEXTS } from './texts.ts';
import { useOwnCorrections } from './use-own-corrections.ts';

interface Props {
  /** The zone of the page, which no row names. */
  readonly zone: string | null;
}

/** Your own corrections, with a link to request one; a pending one can be withdrawn. */
export function OwnCorrections({ zone }: Props) {
  const [page, setPage] = useState(0);
  const query = useOwnCorrections(page);
  return (
    <section>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Title level={2} style={{ margin: 0 }}>
          {TEXTS.mine}
        </Typography.Title>
        <PageLink to="/applyCorrection">{TEXTS.ask}</PageLink>
      </Flex>
      <ListTable
        label={TEXTS.mine}
        columns={correctionColumns({
          companyZone: zone,
          hasEmployee: false,
          Action: WithdrawButton,
        })}
        list={toListResult(query, page)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty: TEXTS.emptyMine }}
        hasEmptyFooter={false}
      />
    </section>
  );
}

function WithdrawButton({ correction: { id, status } }: { readonly correction: Correction }) {
  const { mutate, isPending } = useMutation(withdrawCorrectionMutation());
  if (status !== 'Pending') return null;
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate(id)}>
      {TEXTS.withdraw}
    </Button>
  );
}
