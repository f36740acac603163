// The score sheet: who heads its columns, its lines, and who won.
export interface Row {
  label: string;
  cells: (string | number)[];
  total?: boolean;
}

export interface Sheet {
  heads: string[];
  rows: Row[];
  result: string;
}
