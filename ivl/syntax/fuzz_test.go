package syntax

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/gsmack/gsmack/ivl"
)

// FuzzParse checks that no text makes the parser, checker or printer panic, and
// that a program which parses is read as it is printed.
func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/*/*.*")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		ar := txtar.Parse(src)
		f.Add(ar.Comment)
		for _, part := range ar.Files {
			f.Add(part.Data)
			// The single declarations are better seeds than the whole.
			for _, decl := range bytes.Split(part.Data, []byte("\n\n")) {
				f.Add(decl)
			}
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		p, ds := Parse("fuzz.bpl", src)
		for _, d := range ds {
			if d.Message == "" || bytes.ContainsAny([]byte(d.Error()), "\n\r") {
				t.Errorf("bad diagnostic %q", d.Error())
			}
		}
		if len(ds) > 0 {
			ivl.Resolve(p)
			return
		}
		var first bytes.Buffer
		if err := ivl.Print(&first, p, ivl.Gsmack); err != nil {
			t.Fatalf("not printable: %v", err)
		}
		q, ds := Parse("printed.bpl", first.Bytes())
		if len(ds) > 0 {
			t.Fatalf("not read again: %v\n%s", ds[0], first.String())
		}
		if !EqualPrograms(p, q) {
			t.Fatalf("read differently:\n%s", first.String())
		}
		var second bytes.Buffer
		if err := ivl.Print(&second, q, ivl.Gsmack); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Fatalf("printed differently:\n%s\n%s", first.String(), second.String())
		}
		if ds := ivl.Resolve(p); ivl.HasErrors(ds) {
			return
		}
		checkResolved(t, p)
		if ds := ivl.Resolve(p); ivl.HasErrors(ds) {
			t.Fatalf("resolved once, but not twice: %v", ds[0])
		}
		for _, d := range []ivl.Dialect{ivl.Boogie, ivl.Corral} {
			var b bytes.Buffer
			_ = ivl.Print(&b, p, d) // some programs have no such form
		}
	})
}

// known reports whether a type is whole and all its names are bound.
func known(t ivl.Type) bool {
	switch t := t.(type) {
	case *ivl.BasicType, *ivl.BVType, *ivl.FloatType, *ivl.TypeVar:
		return true
	case *ivl.MapType:
		return known(t.Result) && !slices.ContainsFunc(t.Args, func(a ivl.Type) bool { return !known(a) })
	case *ivl.NamedType:
		return t.Decl != nil && !slices.ContainsFunc(t.Args, func(a ivl.Type) bool { return !known(a) })
	}
	return false
}

// checkResolved checks what Resolve promises of a program without errors.
func checkResolved(t *testing.T, p *ivl.Program) {
	t.Helper()
	expr := func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			ok := known(e.Type())
			switch e := e.(type) {
			case *ivl.Ident:
				ok = ok && e.Var != nil
			case *ivl.FuncApp:
				ok = ok && e.Func != nil
			}
			if !ok {
				t.Errorf("not resolved: %s", ivl.FormatExpr(e))
			}
			return true
		})
	}
	body := func(b *ivl.Body) {
		if b == nil {
			return
		}
		ivl.WalkStmts(b.Stmts, func(s ivl.Stmt) bool {
			ivl.StmtExprs(s, expr)
			switch s := s.(type) {
			case *ivl.Call:
				if s.Proc == nil {
					t.Errorf("not resolved: %s", ivl.FormatStmt(s))
				}
			case *ivl.AsyncCall:
				if s.Proc == nil {
					t.Errorf("not resolved: %s", ivl.FormatStmt(s))
				}
			}
			return true
		})
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.AxiomDecl:
			expr(d.Expr)
		case *ivl.FuncDecl:
			expr(d.Body)
		case *ivl.ProcDecl:
			for _, s := range d.Specs {
				expr(s.Expr)
			}
			body(d.Body)
		case *ivl.ImplDecl:
			body(d.Body)
		}
	}
}

// FuzzFormat checks that no text that parses makes Format panic, which it does
// when tokens or comments would change, and that what it gives is stable.
func FuzzFormat(f *testing.F) {
	files, _ := filepath.Glob("testdata/*/*.*")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range txtar.Parse(src).Files {
			f.Add(part.Data)
			for _, decl := range bytes.Split(part.Data, []byte("\n\n")) {
				f.Add(decl)
			}
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		once, ds := Format("fuzz.bpl", src)
		if len(ds) > 0 {
			return
		}
		twice, ds := Format("once.bpl", once)
		if len(ds) > 0 {
			t.Fatalf("not read again: %v\n%s", ds[0], once)
		}
		if !bytes.Equal(once, twice) {
			t.Fatalf("not stable:\n%s\n%s", once, twice)
		}
	})
}
