import { UploadOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, DatePicker, Input, Rate, Table, Transfer, Upload } from 'antd';
import { useContext } from 'react';

/** Components that neither the shell nor a product module uses: theme, locale and nonce must reach them. */
export function ProbePage() {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return (
    <main>
      <h1>Probe</h1>
      <p>Locale: {locale?.locale ?? 'none'}</p>
      <Button type="primary">Primary</Button>
      <DatePicker aria-label="Date" />
      <Upload>
        <Button icon={<UploadOutlined />}>Upload</Button>
      </Upload>
      <Input.OTP length={4} />
      <Rate defaultValue={3} />
      <Transfer dataSource={[]} />
      <Table columns={[{ title: 'Column', dataIndex: 'a' }]} dataSource={[]} />
    </main>
  );
}
