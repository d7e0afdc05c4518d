import { PageHeading, PageLink, useFocusFallback } from '@rollcall/shared/ui';
import { useRef, useState } from 'react';
import { Draft } from '../import/draft.tsx';
import { RecentImports } from '../import/recent-imports.tsx';
import { Source } from '../import/source.tsx';
import type { Table } from '../import/table.ts';
import { TEXTS } from '../import/texts.ts';

interface Rows {
  readonly table: Table;
  readonly from: string;
}

/** `/employees/import` (capability `import`): people from a spreadsheet, checked before anything is saved, and its undo. */
export function ImportPage() {
  const [rows, setRows] = useState<Rows>();
  const [hasStarted, setStarted] = useState(false);
  const forget = () => setRows(undefined);
  const frame = useRef<HTMLDivElement>(null);
  // What comes after rows were read or an import was started replaces the button that was pressed.
  const focusFallback = useFocusFallback(() => frame.current);
  const start = () => {
    forget();
    setStarted(true);
  };
  return (
    <div ref={frame} tabIndex={-1} style={{ outline: 'none' }} {...focusFallback}>
      <PageLink to="/employees">{TEXTS.back}</PageLink>
      <PageHeading title={TEXTS.title} />
      {rows ? (
        <Draft {...rows} onOther={forget} onStarted={start} />
      ) : (
        <Source
          onTable={(table, from) => {
            setStarted(false);
            setRows({ table, from });
          }}
        />
      )}
      <RecentImports isShown={hasStarted} />
    </div>
  );
}
