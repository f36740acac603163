// The data of a score sheet: its column heads and rows.
export interface Row {
  label: string;
  cells: (string | number)[];
  total?: boolean;
}

export interface Sheet {
  heads: string[];
  rows: Row[];
}
