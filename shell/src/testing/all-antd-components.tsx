import * as antd from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';

const { Avatar, Badge, Button, Card, Checkbox, Form, Input, Layout, Menu, Radio, Select, Tag } =
  antd;

const ITEMS = [{ key: '1', label: 'One', children: 'Text' }];
const MENU = [{ key: '1', label: 'One', children: [{ key: '2', label: 'Two' }] }];
const OPTIONS = [{ value: 'one', label: 'One', children: [{ value: 'two', label: 'Two' }] }];
const TREE = [{ key: 'one', value: 'one', title: 'One' }];
const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** Every component of antd by its folder, with what it draws only when it is open or of a certain kind. */
export const ALL_COMPONENTS: Readonly<Record<string, ReactNode>> = {
  affix: <antd.Affix>Text</antd.Affix>,
  alert: <antd.Alert title="Text" />,
  anchor: <antd.Anchor items={[{ key: '1', href: '#1', title: 'One' }]} />,
  app: <antd.App>Text</antd.App>,
  'auto-complete': <antd.AutoComplete open options={OPTIONS} />,
  avatar: (
    <Avatar.Group>
      <Avatar>A</Avatar>
    </Avatar.Group>
  ),
  'back-top': <antd.BackTop visibilityHeight={0} />,
  badge: (
    <Badge.Ribbon text="Text">
      <Badge count={1} status="success" />
    </Badge.Ribbon>
  ),
  'border-beam': <antd.BorderBeam>Text</antd.BorderBeam>,
  breadcrumb: <antd.Breadcrumb items={[{ title: 'One', menu: { items: MENU } }]} />,
  button: (
    <antd.Space.Compact>
      <Button>Text</Button>
    </antd.Space.Compact>
  ),
  calendar: <antd.Calendar />,
  card: (
    <Card title="Title" tabList={[{ key: '1', label: 'One' }]}>
      <Card.Meta title="Title" />
      <Card.Grid>Text</Card.Grid>
    </Card>
  ),
  carousel: (
    <antd.Carousel>
      <p>One</p>
    </antd.Carousel>
  ),
  cascader: (
    <>
      <antd.Cascader open multiple options={OPTIONS} />
      <antd.Cascader.Panel options={OPTIONS} />
    </>
  ),
  checkbox: <Checkbox.Group options={['One']} />,
  col: <antd.Col>Text</antd.Col>,
  collapse: <antd.Collapse items={ITEMS} />,
  'color-picker': <antd.ColorPicker open presets={[{ label: 'One', colors: ['#f00'] }]} />,
  'config-provider': <antd.ConfigProvider>Text</antd.ConfigProvider>,
  'date-picker': (
    <>
      <antd.DatePicker open showTime />
      <antd.DatePicker.RangePicker open />
    </>
  ),
  descriptions: <antd.Descriptions bordered items={ITEMS} />,
  divider: <antd.Divider>Text</antd.Divider>,
  drawer: <antd.Drawer open title="Title" />,
  dropdown: (
    <antd.Dropdown open menu={{ items: MENU }}>
      <Button>Text</Button>
    </antd.Dropdown>
  ),
  empty: <antd.Empty />,
  flex: <antd.Flex>Text</antd.Flex>,
  'float-button': (
    <antd.FloatButton.Group open trigger="click">
      <antd.FloatButton badge={{ count: 1 }} tooltip="Text" />
    </antd.FloatButton.Group>
  ),
  form: (
    <Form>
      <Form.Item label="Text" help="Help" tooltip="Text" validateStatus="error" hasFeedback>
        <Input />
      </Form.Item>
    </Form>
  ),
  grid: <antd.Row>Text</antd.Row>,
  image: <antd.Image src={IMAGE} preview={{ open: true }} />,
  input: (
    <>
      <Input.Search enterButton />
      <Input.Password />
      <Input.TextArea showCount />
      <Input.OTP />
      <Input addonBefore="Text" />
      <Input.Group compact>Text</Input.Group>
    </>
  ),
  'input-number': <antd.InputNumber addonBefore="Text" />,
  layout: (
    <Layout>
      <Layout.Header>Text</Layout.Header>
      <Layout.Sider collapsible>Text</Layout.Sider>
      <Layout.Content>Text</Layout.Content>
      <Layout.Footer>Text</Layout.Footer>
    </Layout>
  ),
  list: (
    <antd.List
      dataSource={[1]}
      grid={{ column: 1 }}
      pagination={{}}
      renderItem={() => <antd.List.Item>Text</antd.List.Item>}
    />
  ),
  listy: <antd.Listy items={[{ key: '1' }]} itemRender={() => 'Text'} rowKey="key" />,
  masonry: <antd.Masonry items={[{ key: '1', data: 1 }]} itemRender={() => 'Text'} columns={1} />,
  mentions: <antd.Mentions options={[{ value: 'one', label: 'One' }]} />,
  menu: (
    <>
      <Menu mode="inline" openKeys={['1']} items={MENU} />
      <Menu mode="horizontal" theme="dark" items={MENU} />
    </>
  ),
  message: <Message />,
  modal: <Modals />,
  notification: <Notification />,
  pagination: <antd.Pagination total={100} showQuickJumper showSizeChanger />,
  popconfirm: (
    <antd.Popconfirm open title="Text">
      <Button>Text</Button>
    </antd.Popconfirm>
  ),
  popover: (
    <antd.Popover open content="Text">
      <Button>Text</Button>
    </antd.Popover>
  ),
  progress: (
    <>
      <antd.Progress percent={50} />
      <antd.Progress type="circle" percent={50} />
    </>
  ),
  'qr-code': <antd.QRCode value="Text" type="svg" />,
  radio: <Radio.Group optionType="button" options={['One']} />,
  rate: <antd.Rate />,
  result: <antd.Result status="404" />,
  row: (
    <antd.Row>
      <antd.Col span={1}>Text</antd.Col>
    </antd.Row>
  ),
  segmented: <antd.Segmented options={['One']} />,
  select: <Select open mode="multiple" options={OPTIONS} />,
  skeleton: (
    <>
      <antd.Skeleton active avatar />
      <antd.Skeleton.Button />
      <antd.Skeleton.Input />
      <antd.Skeleton.Image />
      <antd.Skeleton.Node />
    </>
  ),
  slider: <antd.Slider range tooltip={{ open: true }} />,
  space: (
    <antd.Space separator="|">
      <antd.Space.Compact>
        <antd.Space.Addon>Text</antd.Space.Addon>
      </antd.Space.Compact>
    </antd.Space>
  ),
  spin: (
    <antd.Spin description="Text">
      <p>Text</p>
    </antd.Spin>
  ),
  splitter: (
    <antd.Splitter>
      <antd.Splitter.Panel collapsible>Text</antd.Splitter.Panel>
      <antd.Splitter.Panel>Text</antd.Splitter.Panel>
    </antd.Splitter>
  ),
  statistic: <antd.Statistic title="Title" value={1} />,
  steps: <antd.Steps current={0} items={[{ title: 'One' }]} />,
  switch: <antd.Switch />,
  table: (
    <antd.Table
      columns={[
        {
          key: '1',
          title: 'One',
          filters: [{ text: 'One', value: 1 }],
          filterDropdownProps: { open: true },
          sorter: true,
        },
      ]}
      dataSource={[{ key: 1 }]}
      rowSelection={{}}
      expandable={{ expandedRowRender: () => 'Text' }}
      pagination={{ pageSize: 1, total: 2 }}
    />
  ),
  tabs: <antd.Tabs items={ITEMS} type="editable-card" />,
  tag: (
    <>
      <Tag color="blue">Text</Tag>
      <Tag color="success">Text</Tag>
      <Tag.CheckableTag checked>Text</Tag.CheckableTag>
    </>
  ),
  'time-picker': <antd.TimePicker open />,
  timeline: <antd.Timeline items={[{ content: 'Text' }]} />,
  tooltip: (
    <antd.Tooltip open title="Text">
      <Button>Text</Button>
    </antd.Tooltip>
  ),
  tour: <antd.Tour open steps={[{ title: 'One' }]} />,
  transfer: <antd.Transfer dataSource={TREE} render={({ title }) => title} showSearch pagination />,
  tree: <antd.Tree.DirectoryTree treeData={TREE} checkable />,
  'tree-select': <antd.TreeSelect open treeCheckable treeData={TREE} />,
  typography: (
    <>
      <antd.Typography.Title>Text</antd.Typography.Title>
      <antd.Typography.Text copyable editable={{ editing: true }}>
        Text
      </antd.Typography.Text>
    </>
  ),
  upload: (
    <>
      <antd.Upload.Dragger>Text</antd.Upload.Dragger>
      <antd.Upload
        listType="picture-card"
        fileList={[{ uid: '1', name: 'a.png', status: 'uploading' }]}
      />
    </>
  ),
  watermark: <antd.Watermark content="Text">Text</antd.Watermark>,
};

/** An open message, and one that is drawn in place. */
function Message() {
  const { _InternalPanelDoNotUseOrYouWillBeFired: Panel } = antd.message;
  const [api, holder] = antd.message.useMessage();
  return (
    <>
      {holder}
      <Panel content="Text" />
      <Opener open={() => void api.success('Text')} />
    </>
  );
}

/** An open notification, and one that is drawn in place. */
function Notification() {
  const { _InternalPanelDoNotUseOrYouWillBeFired: Panel } = antd.notification;
  const [api, holder] = antd.notification.useNotification();
  return (
    <>
      {holder}
      <Panel title="Text" />
      <Opener open={() => api.success({ title: 'Text' })} />
    </>
  );
}

/** An open dialog, and one that asks to confirm. */
function Modals() {
  const [api, holder] = antd.Modal.useModal();
  return (
    <>
      {holder}
      <antd.Modal open title="Title" />
      <Opener open={() => void api.confirm({ title: 'Text' })} />
    </>
  );
}

/** Opens something once. */
function Opener({ open }: { readonly open: () => void }) {
  const latest = useRef(open);
  useEffect(() => latest.current(), []);
  return null;
}
