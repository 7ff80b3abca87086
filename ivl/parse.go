package ivl

// Parse reads a program. The diagnostics are the syntax errors, in source
// order; the program then holds the declarations that could be read.
func Parse(file string, src []byte) (*Program, []Diagnostic) {
	return &Program{}, []Diagnostic{{ID: "syntax", Message: "the parser is not linked in"}}
}

// ParseDecls reads declarations that stand at pos in a file.
func ParseDecls(file string, pos Pos, src string) ([]Decl, []Diagnostic) {
	return nil, []Diagnostic{{ID: "syntax", Message: "the parser is not linked in"}}
}

// ParseStmts reads statements that stand at pos in a file.
func ParseStmts(file string, pos Pos, src string) ([]Stmt, []Diagnostic) {
	return nil, []Diagnostic{{ID: "syntax", Message: "the parser is not linked in"}}
}

// ParseExpr reads one expression that stands at pos in a file.
func ParseExpr(file string, pos Pos, src string) (Expr, []Diagnostic) {
	return nil, []Diagnostic{{ID: "syntax", Message: "the parser is not linked in"}}
}

// ParseType reads one type that stands at pos in a file.
func ParseType(file string, pos Pos, src string) (Type, []Diagnostic) {
	return nil, []Diagnostic{{ID: "syntax", Message: "the parser is not linked in"}}
}
