import { BellOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** Always empty: the specified placeholder of a base backend (spec §2). */
export function NotificationsMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={TEXTS.noNotifications}
      onOpenChange={setIsOpen}
    >
      <Button
        type="text"
        shape="circle"
        icon={<BellOutlined />}
        aria-label={TEXTS.notifications}
        aria-expanded={isOpen}
      />
    </Popover>
  );
}
