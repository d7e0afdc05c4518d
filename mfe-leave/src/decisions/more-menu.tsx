import { MoreOutlined } from '@ant-design/icons';
import type { LeaveReopening } from '@rollcall/shared/calls';
import { SILENT_UNDO_SECONDS, today } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DecideProps } from './decide-props.ts';
import { TEXTS } from './texts.ts';

const ReasonDialog = lazy(async () => ({
  default: (await import('./reason-dialog.tsx')).ReasonDialog,
}));

interface Props extends DecideProps {
  readonly isOwn: boolean;
  readonly approve: (id: number, reason?: string) => void;
  readonly reject: (id: number, reason: string) => void;
  readonly reopen: (id: number, reopening: LeaveReopening) => void;
}

/**
 * What is rarely done with a leave: undo its decision, at once while that is silent and later with a reason, until it
 * has begun; or decide one's own as the only administrator (design §10).
 */
export function MoreMenu({ leave, isOwn, approve, reject, reopen }: Props) {
  const zone = usePageContext(({ companyZone }) => companyZone);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  const { id, employeeName, status, startDate, decidedAt } = leave;
  if (id === null) return null;
  const who = employeeName ?? 'N/A';
  const isPending = status === 'Pending';
  const isSilent = (at: number) =>
    decidedAt !== null && at - Date.parse(decidedAt) < SILENT_UNDO_SECONDS * 1000;
  const hasBegun = zone !== null && startDate !== null && startDate <= today(openedAt, zone);
  const isTooLate = !isPending && hasBegun && !isSilent(openedAt);
  const shown = { decidedAt: decidedAt ?? undefined };
  const follow = (willBeOpen: boolean) => {
    setMenuOpen(willBeOpen);
    setOpenedAt(Date.now());
    // The menu goes with what it held; a click elsewhere keeps the focus where it fell.
    if (!willBeOpen && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  };
  const choose: MenuProps['onClick'] = ({ domEvent }) => {
    // Else the same Enter would press the button, which has the focus from here on.
    domEvent.preventDefault();
    button.current?.focus();
    if (!isPending && isSilent(Date.now())) reopen(id, shown);
    else setOpen(true);
  };
  const asked = isPending
    ? {
        title: TEXTS.ownTitle,
        help: TEXTS.ownHelp,
        actions: [
          { text: TEXTS.reject, run: (reason: string) => reject(id, reason) },
          { text: TEXTS.approve, run: (reason: string) => approve(id, reason) },
        ],
      }
    : {
        title: TEXTS.undoTitle(who),
        help: TEXTS.undoHelp,
        actions: [{ text: TEXTS.undo, run: (reason: string) => reopen(id, { ...shown, reason }) }],
      };
  if (isPending && !isOwn) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        onOpenChange={follow}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA, menu button)
        autoFocus
        menu={{
          items: [
            {
              key: 'only',
              label: isPending ? TEXTS.decideOwn : TEXTS.undo,
              disabled: isTooLate,
              title: isTooLate ? TEXTS.begun : '',
            },
          ],
          onClick: choose,
        }}
      >
        <Button
          ref={button}
          size="small"
          type="text"
          icon={<MoreOutlined />}
          aria-label={TEXTS.more(who)}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
        />
      </Dropdown>
      {isOpen && (
        <Suspense fallback={null}>
          <ReasonDialog {...asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
