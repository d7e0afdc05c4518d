import {
  AppstoreOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  TeamOutlined,
} from '@ant-design/icons';

/** The icons that a descriptor can name. */
export const NAV_ICONS = {
  team: TeamOutlined,
  clock: ClockCircleOutlined,
  calendar: CalendarOutlined,
  apps: AppstoreOutlined,
};
