package ir

// Op is an operator, by LLVM's name for it.
type Op string

// Pred is a predicate of icmp ("eq", "slt") or fcmp ("oeq", "une").
type Pred string

// Order is the memory order of an access.
type Order uint8

// The memory orders. Unordered, of Java, orders even less than relaxed does.
const (
	NotAtomic Order = iota
	Unordered
	Relaxed
	Acquire
	Release
	AcqRel
	SeqCst
)

// String is the name of the order in C11.
func (o Order) String() string {
	return [...]string{"", "relaxed", "relaxed", "acquire", "release", "acq_rel", "seq_cst"}[o]
}

// Instruction is a step of a block that is not its last.
type Instruction interface {
	Named
	User
	isInstruction()
}

// Terminator is how a block ends: *Ret, *Br, *CondBr, *Switch, *Unreachable or *Exit.
type Terminator interface {
	User
	Succs() []*Block
	isTerminator()
}

// Instr is what all instructions have.
type Instr struct {
	ID string // the name of the result, "" for none
	At Loc
}

// Term is what all terminators have.
type Term struct{ At Loc }

// Name is the name of the result in the text, "" if there is none.
func (i *Instr) Name() string { return i.ID }

// Place is where the code is in the C program.
func (i *Instr) Place() Loc { return i.At }

// SetPlace is for the reader, which reads the place after the operands.
func (i *Instr) SetPlace(at Loc) { i.At = at }

// Type is that of an instruction without a result.
func (i *Instr) Type() Type { return Void }

// Operands are those of an instruction without any.
func (i *Instr) Operands() []*Value { return nil }

func (i *Instr) isInstruction() {}

// Place is where the code is in the C program.
func (t *Term) Place() Loc { return t.At }

// SetPlace is for the reader, which reads the place after the operands.
func (t *Term) SetPlace(at Loc) { t.At = at }

// Operands are those of a terminator without any.
func (t *Term) Operands() []*Value { return nil }

// Succs are those of a terminator that leaves the function.
func (t *Term) Succs() []*Block { return nil }

func (t *Term) isTerminator() {}

// The instructions.
type (
	// Alloca makes an object of type Elem, or Count of them unless Count is nil.
	Alloca struct {
		Instr
		Elem  Type
		Count Value
		Align int64
		// Taken: its address was taken in C, by calls that were inlined.
		Taken bool
	}
	// Load reads a value of type Typ.
	Load struct {
		Instr
		Typ      Type
		Ptr      Value
		Volatile bool
		Order    Order
	}
	// Store writes a value, whose type is that of the access.
	Store struct {
		Instr
		X, Ptr   Value
		Volatile bool
		Order    Order
	}
	// CmpXchg gives what was there and whether New was written.
	CmpXchg struct {
		Instr
		Ptr, Cmp, New    Value
		Weak             bool
		Success, Failure Order
	}
	// AtomicRMW gives what was there.
	AtomicRMW struct {
		Instr
		Op     Op
		Ptr, X Value
		Order  Order
	}
	// Fence is a fence; that of a single thread is for signal handlers.
	Fence struct {
		Instr
		SingleThread bool
		Order        Order
	}
	// GEP is address arithmetic, which counts in objects of type Elem.
	GEP struct {
		Instr
		Elem    Type
		Base    Value
		Indices []Value
	}
	// Binary is an operator on integers (add, sub, mul, udiv, sdiv, urem, srem, shl, lshr, ashr, and, or,
	// xor) or on floating-point numbers (fadd, fsub, fmul, fdiv, frem).
	Binary struct {
		Instr
		Op   Op
		X, Y Value
		NSW  bool // the result is not defined if it overflows as signed
	}
	// FNeg is the negation of a floating-point number.
	FNeg struct {
		Instr
		X Value
	}
	// ICmp compares integers or pointers.
	ICmp struct {
		Instr
		Pred Pred
		X, Y Value
	}
	// FCmp compares floating-point numbers.
	FCmp struct {
		Instr
		Pred Pred
		X, Y Value
	}
	// Cast is a conversion: trunc, zext, sext, fptrunc, fpext, fptoui, fptosi, uitofp, sitofp,
	// ptrtoint, inttoptr, addrspacecast, or a bitcast that is not from pointer to pointer.
	Cast struct {
		Instr
		Op Op
		X  Value
		To Type
	}
	// Freeze is X, or any one value if X is undefined.
	Freeze struct {
		Instr
		X Value
	}
	// Select is Y if Cond does not hold, else X.
	Select struct {
		Instr
		Cond, X, Y Value
	}
	// Phi has a value for each block that control comes from.
	Phi struct {
		Instr
		Typ  Type
		Incs []Incoming
	}
	// Incoming is one case of a Phi.
	Incoming struct {
		X    Value
		Pred *Block
	}
	// ExtractValue is a part of an aggregate.
	ExtractValue struct {
		Instr
		X       Value
		Indices []uint64
	}
	// InsertValue is an aggregate with a part replaced.
	InsertValue struct {
		Instr
		X, Elem Value
		Indices []uint64
	}
	// ExtractElement is an element of a vector.
	ExtractElement struct {
		Instr
		X, Index Value
	}
	// InsertElement is a vector with an element replaced.
	InsertElement struct {
		Instr
		X, Elem, Index Value
	}
	// ShuffleVector picks elements of two vectors.
	ShuffleVector struct {
		Instr
		X, Y Value
		Mask Constant
	}
	// Call is a call. Typ is the type of the result as the caller sees it. ByVal has the types of
	// the variable arguments that are addresses of structures to be copied for the callee. Own are copies that a call by address
	// calls in the place of the functions of which they are copies. Not are functions that it does not mean, since the address was compared with theirs.
	Call struct {
		Instr
		Typ      Type
		Callee   Value
		Args     []Value
		ByVal    map[int]Type
		NoReturn bool
		Own, Not []*Func
		// As is the function of C that the call is a part of, "" if it is the call itself.
		As string
	}
	// VAArg is the instruction va_arg.
	VAArg struct {
		Instr
		Typ  Type
		List Value
	}
	// Debug says what a C variable is from here on: X is its value, or with Declare its address. X is
	// no operand: it may be nil, and is used for nothing else.
	Debug struct {
		Instr
		Var     *CVariable
		X       Value
		Declare bool
	}
	// Unmodelled is an instruction of which only the result's type is known.
	Unmodelled struct {
		Instr
		What string
		Typ  Type
		Args []Value
	}
)

// The terminators.
type (
	// Ret returns X; nil from a function without a result.
	Ret struct {
		Term
		X Value
	}
	// Br goes on to Target.
	Br struct {
		Term
		Target *Block
	}
	// CondBr goes on to Then if Cond holds. If Taken is not nil, Cond is asserted to be it, and there is one successor.
	CondBr struct {
		Term
		Cond       Value
		Then, Else *Block
		Taken      *Int
	}
	// Switch goes on to the case of the value X, which is taken to be Taken unless that is nil.
	Switch struct {
		Term
		X       Value
		Default *Block
		Cases   []Case
		Taken   *Int
	}
	// Case is a case of a Switch.
	Case struct {
		X      Constant
		Target *Block
	}
	// Unreachable is where control does not get.
	Unreachable struct{ Term }
	// Exit is a way to leave a block that is not modelled, such as asm goto. It may have a result.
	Exit struct {
		Term
		ID      string
		What    string
		Typ     Type
		Args    []Value
		Targets []*Block
	}
)

// Accessed is the address that a load, store, cmpxchg or atomicrmw accesses, nil for all else, and whether it reads and writes there.
func Accessed(u User) (at Value, reads, writes bool) {
	switch u := u.(type) {
	case *Load:
		return u.Ptr, true, false
	case *Store:
		return u.Ptr, false, true
	case *CmpXchg:
		return u.Ptr, true, true
	case *AtomicRMW:
		return u.Ptr, true, true
	}
	return nil, false, false
}

func (i *Alloca) Type() Type         { return Ptr }
func (i *Load) Type() Type           { return i.Typ }
func (i *AtomicRMW) Type() Type      { return i.X.Type() }
func (i *CmpXchg) Type() Type        { return &StructType{Fields: []Type{i.New.Type(), I1}} }
func (i *Binary) Type() Type         { return i.X.Type() }
func (i *FNeg) Type() Type           { return i.X.Type() }
func (i *ICmp) Type() Type           { return truthOf(i.X.Type()) }
func (i *FCmp) Type() Type           { return truthOf(i.X.Type()) }
func (i *Cast) Type() Type           { return i.To }
func (i *Freeze) Type() Type         { return i.X.Type() }
func (i *Select) Type() Type         { return i.X.Type() }
func (i *Phi) Type() Type            { return i.Typ }
func (i *InsertValue) Type() Type    { return i.X.Type() }
func (i *InsertElement) Type() Type  { return i.X.Type() }
func (i *ExtractElement) Type() Type { return Part(i.X.Type(), 0) }
func (i *Call) Type() Type           { return i.Typ }
func (i *VAArg) Type() Type          { return i.Typ }
func (i *Unmodelled) Type() Type     { return i.Typ }
func (i *Exit) Type() Type           { return i.Typ }
func (i *Exit) Name() string         { return i.ID }

// Type is a pointer, or a vector of pointers if the base or an index is a vector.
func (i *GEP) Type() Type {
	for _, v := range append([]Value{i.Base}, i.Indices...) {
		if t, ok := v.Type().(*VectorType); ok {
			return &VectorType{t.Len, Ptr, t.Scalable}
		}
	}
	return Ptr
}

// Type is that of the part.
func (i *ExtractValue) Type() Type {
	t := i.X.Type()
	for _, n := range i.Indices {
		t = Part(t, n)
	}
	return t
}

// Type is a vector of the mask's length.
func (i *ShuffleVector) Type() Type {
	mask, ok := i.Mask.Type().(*VectorType)
	if !ok {
		return nil
	}
	return &VectorType{mask.Len, Part(i.X.Type(), 0), mask.Scalable}
}

func truthOf(t Type) Type {
	if v, ok := t.(*VectorType); ok {
		return &VectorType{v.Len, I1, v.Scalable}
	}
	return I1
}

func (i *Load) Operands() []*Value           { return []*Value{&i.Ptr} }
func (i *Store) Operands() []*Value          { return []*Value{&i.X, &i.Ptr} }
func (i *CmpXchg) Operands() []*Value        { return []*Value{&i.Ptr, &i.Cmp, &i.New} }
func (i *AtomicRMW) Operands() []*Value      { return []*Value{&i.Ptr, &i.X} }
func (i *GEP) Operands() []*Value            { return append([]*Value{&i.Base}, places(i.Indices)...) }
func (i *Binary) Operands() []*Value         { return []*Value{&i.X, &i.Y} }
func (i *FNeg) Operands() []*Value           { return []*Value{&i.X} }
func (i *ICmp) Operands() []*Value           { return []*Value{&i.X, &i.Y} }
func (i *FCmp) Operands() []*Value           { return []*Value{&i.X, &i.Y} }
func (i *Cast) Operands() []*Value           { return []*Value{&i.X} }
func (i *Freeze) Operands() []*Value         { return []*Value{&i.X} }
func (i *Select) Operands() []*Value         { return []*Value{&i.Cond, &i.X, &i.Y} }
func (i *ExtractValue) Operands() []*Value   { return []*Value{&i.X} }
func (i *InsertValue) Operands() []*Value    { return []*Value{&i.X, &i.Elem} }
func (i *ExtractElement) Operands() []*Value { return []*Value{&i.X, &i.Index} }
func (i *InsertElement) Operands() []*Value  { return []*Value{&i.X, &i.Elem, &i.Index} }
func (i *ShuffleVector) Operands() []*Value  { return []*Value{&i.X, &i.Y} }
func (i *Call) Operands() []*Value           { return append([]*Value{&i.Callee}, places(i.Args)...) }
func (i *VAArg) Operands() []*Value          { return []*Value{&i.List} }
func (i *Unmodelled) Operands() []*Value     { return places(i.Args) }

func (i *CondBr) Operands() []*Value { return []*Value{&i.Cond} }
func (i *Switch) Operands() []*Value { return []*Value{&i.X} }
func (i *Exit) Operands() []*Value   { return places(i.Args) }

func (i *Alloca) Operands() []*Value {
	if i.Count == nil {
		return nil
	}
	return []*Value{&i.Count}
}

func (i *Phi) Operands() []*Value {
	out := make([]*Value, len(i.Incs))
	for n := range i.Incs {
		out[n] = &i.Incs[n].X
	}
	return out
}

func (i *Ret) Operands() []*Value {
	if i.X == nil {
		return nil
	}
	return []*Value{&i.X}
}

func places(vs []Value) []*Value {
	out := make([]*Value, len(vs))
	for i := range vs {
		out[i] = &vs[i]
	}
	return out
}

func (i *Br) Succs() []*Block   { return []*Block{i.Target} }
func (i *Exit) Succs() []*Block { return i.Targets }

func (i *CondBr) Succs() []*Block {
	if i.Taken != nil {
		return []*Block{i.Target(i.Taken)}
	}
	return []*Block{i.Then, i.Else}
}

func (i *Switch) Succs() []*Block {
	if i.Taken != nil {
		return []*Block{i.Target(i.Taken)}
	}
	out := []*Block{i.Default}
	for _, c := range i.Cases {
		out = append(out, c.Target)
	}
	return out
}

// Decision is a terminator that goes one of several ways by a value: *CondBr or *Switch.
type Decision interface {
	Terminator
	By() Value
	Target(x *Int) *Block // where control goes if the value is x
	Take(x *Int)          // sets Taken
}

func (i *CondBr) By() Value   { return i.Cond }
func (i *Switch) By() Value   { return i.X }
func (i *CondBr) Take(x *Int) { i.Taken = x }
func (i *Switch) Take(x *Int) { i.Taken = x }

func (i *CondBr) Target(x *Int) *Block {
	if x.X.Sign() != 0 {
		return i.Then
	}
	return i.Else
}

func (i *Switch) Target(x *Int) *Block {
	for _, c := range i.Cases {
		if y, ok := c.X.(*Int); ok && x.Same(y) {
			return c.Target
		}
	}
	return i.Default
}
