package reader

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// converter makes a module of our own of one of llir. Values are made before what is in them, since
// code refers to what comes later.
type converter struct {
	out     *ir.Module
	types   map[types.Type]ir.Type
	symbols map[value.Value]ir.Constant
	values  map[value.Value]ir.Value // of all functions
	blocks  map[value.Value]*ir.Block
	err     error
	debug
}

// fault records the first fault; the conversion goes on with anything that has the right kind.
func (c *converter) fault(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(format, args...)
	}
}

// convert gives an error for a module that does not fit together.
func convert(m *llir.Module) (*ir.Module, error) {
	c := &converter{out: &ir.Module{DataLayout: m.DataLayout}, types: map[types.Type]ir.Type{},
		symbols: map[value.Value]ir.Constant{}, values: map[value.Value]ir.Value{}, blocks: map[value.Value]*ir.Block{}, debug: newDebug()}
	for _, g := range m.Globals {
		out := &ir.Global{Symbol: g.Name(), Linkage: linkage(g.Linkage), Content: c.typ(g.ContentType), Immutable: g.Immutable,
			ThreadLocal: g.TLSModel != enum.TLSModelNone, Align: int64(g.Align)}
		out.Debug = c.globalVariable(g)
		c.symbols[g] = out
		c.out.Globals = append(c.out.Globals, out)
	}
	for _, f := range m.Funcs {
		c.function(f)
	}
	for _, a := range m.Aliases {
		out := &ir.Alias{Symbol: a.Name(), Linkage: linkage(a.Linkage)}
		c.symbols[a] = out
		c.out.Aliases = append(c.out.Aliases, out)
	}
	for _, i := range m.IFuncs { // which function it is, a function says when the program starts
		out := &ir.Func{Symbol: i.Name(), Linkage: linkage(i.Linkage), Ret: ir.Void, Variadic: true}
		c.symbols[i] = out
		c.out.Funcs = append(c.out.Funcs, out)
	}
	for _, g := range m.Globals {
		if g.Init != nil {
			c.symbols[g].(*ir.Global).Init = c.constant(g.Init)
		}
	}
	for _, a := range m.Aliases {
		c.symbols[a].(*ir.Alias).Aliasee = c.constant(a.Aliasee)
	}
	for _, f := range m.Funcs {
		c.body(f)
	}
	if c.err != nil {
		return nil, c.err
	}
	for _, f := range c.out.Funcs {
		f.DropUnreachable()
	}
	if fault := ir.Check(c.out); fault != nil {
		return nil, c.locate(m, fault)
	}
	c.definitions(m)
	return c.out, nil
}

func linkage(l enum.Linkage) ir.Linkage {
	switch l {
	case enum.LinkageInternal, enum.LinkagePrivate:
		return ir.Local
	case enum.LinkageAvailableExternally:
		return ir.Available
	case enum.LinkageWeak, enum.LinkageWeakODR, enum.LinkageLinkOnce, enum.LinkageLinkOnceODR, enum.LinkageCommon:
		return ir.Weak
	case enum.LinkageExternWeak:
		return ir.ExternWeak
	case enum.LinkageAppending:
		return ir.Appending
	}
	return ir.External
}

// maxInt is the widest integer that is read; LLVM allows wider ones.
const maxInt = 1 << 23

func (c *converter) typ(t types.Type) ir.Type {
	if out, ok := c.types[t]; ok {
		return out
	}
	var out ir.Type
	switch t := t.(type) {
	case *types.IntType:
		if t.BitSize == 0 || t.BitSize > maxInt {
			c.fault("there is no type i%d", t.BitSize)
		}
		out = &ir.IntType{Bits: int(t.BitSize)}
	case *types.PointerType:
		out = &ir.PointerType{Space: int(t.AddrSpace)}
	case *types.FloatType:
		out = &ir.FloatType{Kind: ir.FloatKind(t.Kind.String())}
	case *types.MMXType:
		out = ir.I64
	case *types.ArrayType:
		out = &ir.ArrayType{Len: t.Len, Elem: c.typ(t.ElemType)}
	case *types.VectorType:
		out = &ir.VectorType{Len: t.Len, Elem: c.typ(t.ElemType), Scalable: t.Scalable}
	case *types.StructType:
		s := &ir.StructType{Name: t.TypeName, Packed: t.Packed}
		c.types[t] = s
		for _, f := range t.Fields {
			s.Fields = append(s.Fields, c.typ(f))
		}
		return s
	case *types.VoidType:
		out = ir.Void
	case *types.FuncType: // of a function; its address is a pointer
		out = ir.Ptr
	case *types.LabelType, *types.TokenType, *types.MetadataType:
		out = &ir.OpaqueType{Name: t.String()}
	default:
		panic(fmt.Sprintf("reader: type %T", t))
	}
	c.types[t] = out
	return out
}

// function makes a function with its parameters and empty blocks.
func (c *converter) function(f *llir.Func) {
	out := &ir.Func{Symbol: f.Name(), Linkage: linkage(f.Linkage), Ret: c.typ(f.Sig.RetType), Variadic: f.Sig.Variadic,
		NoReturn:     hasAttribute(f.FuncAttrs, enum.FuncAttrNoReturn),
		NotOptimised: hasAttribute(f.FuncAttrs, enum.FuncAttrOptNone), Debug: c.subprogram(f)}
	for _, p := range f.Params {
		q := &ir.Param{ID: p.Name(), Typ: c.typ(p.Typ), ByVal: c.byVal(p)}
		c.values[p] = q
		out.Params = append(out.Params, q)
	}
	for _, b := range f.Blocks {
		blk := &ir.Block{Label: b.Name(), Func: out}
		c.blocks[b] = blk
		out.Blocks = append(out.Blocks, blk)
	}
	c.symbols[f] = out
	c.out.Funcs = append(c.out.Funcs, out)
}

// byVal is the type of the object that p stands for, or nil.
func (c *converter) byVal(p *llir.Param) ir.Type {
	for _, a := range p.Attrs {
		if b, ok := a.(llir.Byval); ok {
			if b.Typ != nil {
				return c.typ(b.Typ)
			}
			if t, ok := p.Typ.(*types.PointerType); ok {
				return c.typ(t.ElemType)
			}
		}
	}
	return nil
}

// hasAttribute reports whether a function has the attribute, by itself or by a group.
func hasAttribute(attrs []llir.FuncAttribute, want enum.FuncAttr) bool {
	for _, a := range attrs {
		switch a := a.(type) {
		case enum.FuncAttr:
			if a == want {
				return true
			}
		case *llir.AttrGroupDef:
			if hasAttribute(a.FuncAttrs, want) {
				return true
			}
		}
	}
	return false
}

// body fills in the blocks of a function.
func (c *converter) body(f *llir.Func) {
	var fill []func()
	for _, b := range f.Blocks {
		out := c.blocks[b]
		for _, inst := range b.Insts {
			if isNoOp(inst) {
				continue
			}
			made, operands := c.instruction(inst)
			if made == nil {
				continue
			}
			out.Insts = append(out.Insts, made)
			if v, ok := inst.(value.Value); ok {
				c.values[v] = made
			}
			fill = append(fill, operands)
		}
		term, operands := c.terminator(b.Term)
		out.Term = term
		if v, ok := b.Term.(value.Value); ok {
			if e, ok := term.(*ir.Exit); ok {
				c.values[v] = e
			}
		}
		fill = append(fill, operands)
	}
	for _, f := range fill {
		f()
	}
}

// isNoOp reports whether an instruction only gives a pointer another type.
func isNoOp(inst llir.Instruction) bool {
	cast, ok := inst.(*llir.InstBitCast)
	return ok && isPointer(cast.To)
}

func isPointer(t types.Type) bool {
	if v, ok := t.(*types.VectorType); ok {
		t = v.ElemType
	}
	_, ok := t.(*types.PointerType)
	return ok
}

// value is an operand, without casts from pointer to pointer.
func (c *converter) value(v value.Value) ir.Value {
	for range 1 << 16 { // casts may go in a circle where control does not get
		switch x := v.(type) {
		case nil:
			return nil
		case *llir.Arg:
			v = x.Value
			continue
		case *llir.InstBitCast:
			if isNoOp(x) {
				v = x.From
				continue
			}
		case constant.Constant:
			return c.constant(x)
		case *llir.InlineAsm:
			return &ir.InlineAsm{Text: x.Asm, Constraints: x.Constraint}
		}
		break
	}
	if out, ok := c.values[v]; ok {
		return out
	}
	switch v.(type) {
	case llir.Instruction, *llir.Param, llir.Terminator:
		c.fault("the value %s is not defined", v.Ident())
	}
	return &ir.Metadata{}
}

func (c *converter) vals(vs []value.Value) []ir.Value {
	out := make([]ir.Value, len(vs))
	for i, v := range vs {
		out[i] = c.value(v)
	}
	return out
}

func (c *converter) block(v value.Value) *ir.Block {
	b := c.blocks[v]
	if b == nil {
		c.fault("there is no block %s", v.Ident())
		return &ir.Block{}
	}
	return b
}
