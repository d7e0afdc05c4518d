import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAppearance, useMode } from '../appearance/appearance.ts';
import { TEXTS } from './texts.ts';

export function DarkSwitch() {
  const isDark = useMode() === 'dark';
  const choose = useAppearance((state) => state.choose);
  return (
    <Button
      type="text"
      shape="circle"
      icon={isDark ? <SunOutlined /> : <MoonOutlined />}
      aria-label={TEXTS.darkMode}
      aria-pressed={isDark}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  );
}
