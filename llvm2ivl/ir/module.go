package ir

// Module is one LLVM module. Aliases of functions are symbols like any other.
type Module struct {
	DataLayout string
	Globals    []*Global
	Funcs      []*Func
	Aliases    []*Alias
	// Units are the files that were compiled, and Types the structures, unions and typedefs of the C
	// program, as the debug information has them.
	Units []*File
	Types []*CType
}

// Linkage says who sees a symbol, and which of several definitions is meant.
type Linkage uint8

// The linkages.
const (
	External   Linkage = iota
	Local              // seen in its module only
	Weak               // gives way to an external definition
	Available          // a copy of a definition elsewhere
	ExternWeak         // a declaration of what need not be there
	Appending          // a list that the linker puts together
)

// Func is a function; one without blocks is only declared.
type Func struct {
	Symbol   string
	Linkage  Linkage
	Ret      Type
	Params   []*Param
	Variadic bool
	NoReturn bool
	Blocks   []*Block
	Debug    *Subprogram // nil if nothing is known of the source
}

// Block is a list of instructions that is entered at its start.
type Block struct {
	Label string // "" if it has no name
	Insts []Instruction
	Term  Terminator
	Func  *Func
}

// Global is a global variable; one without Init is only declared.
type Global struct {
	Symbol      string
	Linkage     Linkage
	Content     Type
	Init        Constant
	Immutable   bool
	ThreadLocal bool
	Align       int64
	Debug       *CVariable // nil if it is no variable of the source
}

// Alias is another name of what Aliasee is.
type Alias struct {
	Symbol  string
	Linkage Linkage
	Aliasee Constant
}

// Type is that of an address.
func (*Func) Type() Type { return Ptr }

// Type is that of an address.
func (*Global) Type() Type { return Ptr }

// Type is that of an address.
func (*Alias) Type() Type { return Ptr }

// Name is the symbol.
func (f *Func) Name() string { return f.Symbol }

// Name is the symbol.
func (g *Global) Name() string { return g.Symbol }

// Name is the symbol.
func (a *Alias) Name() string { return a.Symbol }

func (*Func) isConstant()   {}
func (*Global) isConstant() {}
func (*Alias) isConstant()  {}

// Type is that of labels.
func (*Block) Type() Type { return &OpaqueType{"label"} }

// Name is the label.
func (b *Block) Name() string { return b.Label }
