import { Alert, Button, Flex, Form } from 'antd';
import { useContext } from 'react';
import { FormContext, inPageOrder, keyOf, onErrors } from './form-context.ts';

const TEXTS = { check: 'Please check these fields:' } as const;

/** A summary of the fields with errors; each name leads to its field. Draws nothing for a single error. */
export function FormErrors() {
  const { name: form, labels, show } = useContext(FormContext);
  return (
    <Form.Item noStyle shouldUpdate={onErrors}>
      {({ getFieldsError }) => {
        const broken = getFieldsError().filter(({ errors }) => errors.length > 0);
        if (broken.length < 2) return null;
        const links = inPageOrder(form, broken).map(({ name }) => (
          <Button key={keyOf(name)} type="link" size="small" onClick={() => show(name)}>
            {labels.get(keyOf(name)) ?? keyOf(name)}
          </Button>
        ));
        return (
          <Alert
            type="error"
            role="alert"
            className="form-errors"
            style={{ marginBottom: 16 }}
            title={
              <Flex wrap align="center" gap={4}>
                {TEXTS.check} {links}
              </Flex>
            }
          />
        );
      }}
    </Form.Item>
  );
}
