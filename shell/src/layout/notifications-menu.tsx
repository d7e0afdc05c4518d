import { BellOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { TEXTS } from './texts.ts';

/** Always empty: the specified placeholder of a base backend (spec §2). */
export function NotificationsMenu() {
  return (
    <Popover trigger="click" placement="bottomRight" content={TEXTS.noNotifications}>
      <Button type="text" shape="circle" icon={<BellOutlined />} aria-label={TEXTS.notifications} />
    </Popover>
  );
}
