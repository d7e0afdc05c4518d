import { Skeleton, Statistic, type StatisticProps } from 'antd';

type Props = Pick<StatisticProps, 'title' | 'value' | 'suffix' | 'styles'> & {
  readonly isLoading: boolean;
};

/** A figure under its title, with a placeholder while it loads. antd's own placeholder would be an empty heading. */
export function Figure({ isLoading, value = '', ...rest }: Props) {
  if (!isLoading) return <Statistic {...rest} value={value} />;
  const placeholder = () => <Skeleton.Button active size="small" />;
  return <Statistic {...rest} value="" suffix={undefined} valueRender={placeholder} />;
}
