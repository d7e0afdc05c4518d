import { Typography } from 'antd';

/** A value of a list as text. '-' is no value, so it is quiet. */
export const OrNone = ({ children }: { readonly children: string }) =>
  children === '-' ? <Typography.Text type="secondary">{children}</Typography.Text> : children;
