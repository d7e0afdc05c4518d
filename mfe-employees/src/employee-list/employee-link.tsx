import type { EmployeeRow } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutDialog } from './use-employee-dialog.ts';

interface Props {
  readonly row: EmployeeRow;
  /** Opens it on this page. */
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Leads to what Edit Employee opens; in another tab, where the user asks for it. A base backend has the name (spec §2). */
export function EmployeeLink({ row, onOpen, children }: Props) {
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const { search } = useLocation();
  if (isBase || row.id === null) return children;
  const to = new URLSearchParams(withoutDialog(search));
  to.set('dialog', 'edit');
  to.set('employee', String(row.id));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <PageLink to={{ search: `${to}` }} aria-haspopup="dialog" onClick={open}>
      {children}
    </PageLink>
  );
}
