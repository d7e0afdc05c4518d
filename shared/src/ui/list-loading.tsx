import { Skeleton } from 'antd';
import { PAGE_SIZE } from '../domain/index.ts';

/** The text of a list's first load, above a skeleton of its rows. */
export const ListLoading = ({ text }: { readonly text: string }) => (
  <>
    <p>{text}</p>
    <Skeleton active title={false} paragraph={{ rows: PAGE_SIZE, width: '100%' }} />
  </>
);
