import { Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the catalogue. */
export const Part = ({ title, children }: Props) => (
  <section aria-label={title} style={{ marginBlockEnd: 24 }}>
    <h2>{title}</h2>
    <Flex wrap align="center" gap="middle">
      {children}
    </Flex>
  </section>
);

/** A callback of a part whose effect the catalogue does not show. */
export const nothing = () => undefined;
