import { DownOutlined } from '@ant-design/icons';
import { endSession } from '@rollcall/shared/calls';
import { getRole, sessionStore, usePageContext, useSession } from '@rollcall/shared/session';
import { Avatar, EmailText } from '@rollcall/shared/ui';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from './display-name.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** Path of the user's own profile; undefined where there is none. */
  readonly profilePath: string | undefined;
  /** Path of Settings; undefined where there is none. */
  readonly settingsPath: string | undefined;
}

/**
 * The signed-in user, and Sign out. Profile leads to the user's profile; so does Settings, unless modules have settings for
 * administrators. On a base backend they do nothing (spec §2).
 */
export function ProfileMenu({ profilePath, settingsPath }: Props) {
  const user = useSession((session) => session.user);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = displayName(user);

  function handleOpenChange(willBeOpen: boolean) {
    setIsOpen(willBeOpen);
    // Escape in the menu returns the focus; a click elsewhere keeps its own focus.
    if (!willBeOpen && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  }

  const items = useItems(name, user?.email || TEXTS.fallbackEmail, { profilePath, settingsPath });
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={handleOpenChange}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA, menu button)
      autoFocus
      menu={{ items }}
    >
      <Button
        ref={button}
        type="text"
        className="profile-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <Avatar id={user?.id ?? null} name={name} />
        <span
          className="profile-name"
          translate="no"
          dir="auto"
          title={name.length > SHORT ? name : undefined}
        >
          {name}
        </span>
        <DownOutlined aria-hidden className="profile-arrow" />
      </Button>
    </Dropdown>
  );
}

/** A longer name may be cut, so that its title has all of it. */
const SHORT = 20;

function useItems(
  name: string,
  email: string,
  { profilePath, settingsPath }: Props,
): NonNullable<MenuProps['items']> {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  const hasReleases = useSession(getRole) === 'ADMIN' && isOwn;
  const open = (path: string | undefined) =>
    path === undefined ? {} : { onClick: () => navigate(path) };
  const who = (
    <span className="profile-who">
      <strong>{name}</strong>
      <span>
        <EmailText address={email} />
      </span>
    </span>
  );
  return [
    { key: 'who', type: 'group', label: who },
    { type: 'divider' },
    { key: 'profile', label: TEXTS.profile, ...open(profilePath) },
    { key: 'settings', label: TEXTS.settings, ...open(settingsPath) },
    ...(hasReleases ? [{ key: 'modules', label: TEXTS.modules, ...open('/modules') }] : []),
    { type: 'divider' },
    { key: 'sign-out', label: TEXTS.signOut, onClick: signOut },
  ];
}

function useSignOut(): () => void {
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  const navigate = useNavigate();
  return () => {
    // The console ends the session even if the server cannot be reached.
    if (isOwn) endSession().catch(() => undefined);
    sessionStore.getState().signOut();
    navigate('/login', { replace: true });
  };
}
