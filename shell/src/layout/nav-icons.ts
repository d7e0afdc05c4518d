import {
  AppstoreOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { NavIcon } from '@rollcall/shared/module';

/** The icons that a descriptor can name (`iconOf`). */
export const NAV_ICONS = {
  team: TeamOutlined,
  clock: ClockCircleOutlined,
  calendar: CalendarOutlined,
  apps: AppstoreOutlined,
} satisfies Record<NavIcon, unknown>;
