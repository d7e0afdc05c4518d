import { Flex } from 'antd';
import type { ReactNode } from 'react';
import './settings-row.css';

/** Fields next to each other where there is room. */
export const SettingsRow = ({ children }: { readonly children: ReactNode }) => (
  <Flex wrap gap="0 16px" className="settings-row">
    {children}
  </Flex>
);
