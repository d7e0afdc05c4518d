import { MoreOutlined } from '@ant-design/icons';
import type { Leave, LeaveDecisionUndo } from '@rollcall/shared/calls';
import { SILENT_UNDO_SECONDS, today } from '@rollcall/shared/domain';
import { serverNow, usePageContext } from '@rollcall/shared/session';
import { useRowDescription } from '@rollcall/shared/ui';
import { Button, Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DecideProps } from './decide-props.ts';
import { TEXTS } from './texts.ts';
import { useLeaveDialog } from './use-leave-dialog.ts';

const ReasonDialog = lazy(async () => ({
  default: (await import('./reason-dialog.tsx')).ReasonDialog,
}));

interface Props extends DecideProps {
  readonly isOwn: boolean;
  readonly approve: (id: number, reason?: string) => void;
  readonly reject: (id: number, reason: string) => void;
  readonly reopen: (undo: LeaveDecisionUndo) => void;
}

/**
 * Rare actions on a leave. Undo the decision: immediately while no notification has been sent, later with a reason, and
 * not after the leave has started. The only administrator decides their own leave here, with a reason (design §10).
 */
export function MoreMenu(props: Props) {
  const { leave, isOwn, reopen } = props;
  const reasonDialog = useLeaveDialog('reason');
  const description = useRowDescription();
  const zone = usePageContext(({ companyZone }) => companyZone);
  const { id, employeeName, status, decidedAt } = leave;
  if (id === null) return null;
  const isPending = status === 'Pending';
  if (isPending && !isOwn) return null;
  const choose = () => {
    if (!isPending && isSilent(leave, serverNow()))
      reopen({ id, decidedAt: decidedAt ?? undefined });
    else reasonDialog.open(id);
  };
  return (
    <>
      {isPending ? (
        <Button size="small" {...description} aria-haspopup="dialog" onClick={choose}>
          {TEXTS.decideOwn}
        </Button>
      ) : (
        <ItemMenu
          leave={leave}
          label={TEXTS.more(employeeName ?? 'N/A')}
          item={TEXTS.undo}
          onChoose={choose}
        />
      )}
      {reasonDialog.id === id && !isTooLate(leave, serverNow(), zone) && (
        <Suspense fallback={null}>
          <ReasonDialog
            {...reasonAsked(id, props)}
            name={`reason-${id}`}
            onClose={reasonDialog.close}
          />
        </Suspense>
      )}
    </>
  );
}

interface MenuItemProps {
  readonly leave: Leave;
  /** Names the button. */
  readonly label: string;
  readonly item: string;
  readonly onChoose: () => void;
}

/** A menu with one item, disabled once the leave has started. */
function ItemMenu({ leave, label, item, onChoose }: MenuItemProps) {
  const zone = usePageContext(({ companyZone }) => companyZone);
  const description = useRowDescription();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(() => serverNow());
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = isTooLate(leave, openedAt, zone);
  const follow = (willBeOpen: boolean) => {
    setMenuOpen(willBeOpen);
    setOpenedAt(serverNow());
    // The menu is removed with the focused item. A click elsewhere keeps its own focus.
    if (!willBeOpen && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  };
  const choose: MenuProps['onClick'] = ({ domEvent }) => {
    // Otherwise the same Enter would also press the button, which now has the focus.
    domEvent.preventDefault();
    button.current?.focus();
    onChoose();
  };
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={follow}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA, menu button)
      autoFocus
      menu={{
        items: [
          {
            key: 'only',
            label: item,
            disabled: isDisabled,
            title: isDisabled ? TEXTS.started : '',
          },
        ],
        onClick: choose,
      }}
    >
      <Button
        {...description}
        ref={button}
        size="small"
        type="text"
        icon={<MoreOutlined />}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
      />
    </Dropdown>
  );
}

/** Whether a decision is recent enough at `at` (epoch milliseconds) to be undone without a reason. */
function isSilent({ decidedAt }: Leave, at: number): boolean {
  return Boolean(decidedAt && at - Date.parse(decidedAt) < SILENT_UNDO_SECONDS * 1000);
}

/** Whether a decision can no longer be undone at `at` (epoch milliseconds): the leave has started. */
function isTooLate(leave: Leave, at: number, zone: string | null): boolean {
  return leave.status !== 'Pending' && hasBegun(leave, at, zone) && !isSilent(leave, at);
}

function hasBegun({ startDate }: Leave, at: number, zone: string | null): boolean {
  return zone !== null && startDate !== null && startDate <= today(at, zone);
}

/** Title, help and actions of the reason dialog. */
function reasonAsked(id: number, { leave, approve, reject, reopen }: Props) {
  const { employeeName, status, decidedAt } = leave;
  if (status === 'Pending') {
    return {
      title: TEXTS.ownTitle,
      help: TEXTS.ownHelp,
      actions: [
        { text: TEXTS.reject, run: (reason: string) => reject(id, reason) },
        { text: TEXTS.approve, run: (reason: string) => approve(id, reason) },
      ],
    };
  }
  const run = (reason: string) => reopen({ id, decidedAt: decidedAt ?? undefined, reason });
  return {
    title: TEXTS.undoTitle(employeeName ?? 'N/A'),
    help: TEXTS.undoHelp,
    actions: [{ text: TEXTS.undo, run }],
  };
}
