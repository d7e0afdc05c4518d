import { Flex, Tag } from 'antd';
import { type Entry, liveVersion } from './entries.ts';
import { PROBLEMS, TEXTS } from './texts.ts';

/** Whether pages show it, and what is wrong with its live version. */
export function StateTag({ entry }: { readonly entry: Entry }) {
  const { current, disabled } = entry;
  if (current === undefined) return <Tag>{TEXTS.notLive}</Tag>;
  const problem = liveVersion(entry)?.problem;
  return (
    <Flex wrap gap={4}>
      {disabled ? (
        <Tag color="error">{TEXTS.disabled}</Tag>
      ) : (
        <Tag color="success">{TEXTS.live}</Tag>
      )}
      {problem && <Tag color="error">{PROBLEMS[problem]}</Tag>}
    </Flex>
  );
}
