/** What a column needs whose cells name their rows; antd's own `rowScope` paints them like the header. */
export const ROW_HEADING = {
  onCell: () => ({ role: 'rowheader', style: { fontWeight: 600 } }),
};
