package prelude

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Library hands out declarations and remembers which were asked for. The zero
// value is not usable; call New.
type Library struct {
	funcs map[string]*ivl.FuncDecl
	procs map[string]*ivl.ProcDecl
}

// New returns a Library from which nothing has been asked for.
func New() *Library {
	return &Library{funcs: map[string]*ivl.FuncDecl{}, procs: map[string]*ivl.ProcDecl{}}
}

// Decls lists every declaration that was asked for, by name: functions first,
// then procedures.
func (l *Library) Decls() []ivl.Decl {
	var out []ivl.Decl
	for _, name := range slices.Sorted(maps.Keys(l.funcs)) {
		out = append(out, l.funcs[name])
	}
	for _, name := range slices.Sorted(maps.Keys(l.procs)) {
		out = append(out, l.procs[name])
	}
	return out
}

// function returns the function of that name, declaring it on first use. The
// parameters are named x, y, z in order.
func (l *Library) function(name string, result ivl.Type, attr, operator string, params ...ivl.Type) *ivl.FuncDecl {
	if f, ok := l.funcs[name]; ok {
		return f
	}
	f := &ivl.FuncDecl{Name: name, Result: &ivl.Var{Type: result, Kind: ivl.OutParam}}
	if attr != "" {
		f.Attrs = ivl.Attrs{ivl.NewAttr(attr, operator)}
	}
	for i, t := range params {
		f.Params = append(f.Params, &ivl.Var{Name: string("xyz"[i]), Type: t, Kind: ivl.InParam})
	}
	l.funcs[name] = f
	return f
}

// typeName is how types are spelled within the names of operators: bv32, int,
// float, double.
func typeName(t ivl.Type) string {
	if f, ok := t.(*ivl.FloatType); ok {
		switch *f {
		case ivl.FloatType{Sig: 11, Exp: 5}:
			return "half"
		case ivl.FloatType{Sig: 24, Exp: 8}:
			return "float"
		case ivl.FloatType{Sig: 53, Exp: 11}:
			return "double"
		}
		return fmt.Sprintf("float%de%d", f.Sig, f.Exp)
	}
	return t.String()
}
