import { Skeleton } from 'antd';
import { PAGE_SIZE } from '../domain/index.ts';
import { Waiting } from './waiting.tsx';

/** The text of a list's first load, above a skeleton of its rows. */
export const ListLoading = ({ text }: { readonly text: string }) => (
  <>
    <Waiting />
    <p>{text}</p>
    <Skeleton active title={false} paragraph={{ rows: PAGE_SIZE, width: '100%' }} />
  </>
);
