// The score sheet: who heads its columns, and its lines.
export interface Row {
  label: string;
  cells: (string | number)[];
  total?: boolean;
}

export interface Sheet {
  heads: string[];
  rows: Row[];
}
