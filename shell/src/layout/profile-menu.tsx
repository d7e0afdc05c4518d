import { DownOutlined, UserOutlined } from '@ant-design/icons';
import { endSession } from '@rollcall/shared/calls';
import { sessionStore, usePageContext, useSession } from '@rollcall/shared/session';
import { Avatar, Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from './display-name.ts';
import { TEXTS } from './texts.ts';

/** The signed-in user, and Sign out. Profile and Settings do nothing on a base backend (spec §2). */
export function ProfileMenu() {
  const user = useSession((session) => session.user);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = displayName(user);

  function handleOpenChange(willBeOpen: boolean) {
    setIsOpen(willBeOpen);
    // Escape in the menu returns the focus; a click elsewhere keeps its own focus.
    if (!willBeOpen && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  }

  const signOut = useSignOut();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={handleOpenChange}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA, menu button)
      autoFocus
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className="profile-who">
                <strong>{name}</strong>
                <span>{user?.email || TEXTS.fallbackEmail}</span>
              </span>
            ),
          },
          { type: 'divider' },
          { key: 'profile', label: TEXTS.profile },
          { key: 'settings', label: TEXTS.settings },
          { type: 'divider' },
          { key: 'sign-out', label: TEXTS.signOut, onClick: signOut },
        ],
      }}
    >
      <Button
        ref={button}
        type="text"
        className="profile-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <Avatar size={28} icon={<UserOutlined />} aria-hidden />
        <span className="profile-name">{name}</span>
        <DownOutlined aria-hidden className="profile-arrow" />
      </Button>
    </Dropdown>
  );
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
