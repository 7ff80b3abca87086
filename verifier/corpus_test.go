package verifier_test

import (
	"context"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
)

var corpus = flag.String("corpus", "", "a folder of sequential .bpl programs for TestCorpus, such as Test/ of boogie-org/boogie")

// TestCorpus compares our verdict with Boogie's on every implementation below
// -corpus on which they must agree: one without loops, that calls procedures by
// their contracts only.
func TestCorpus(t *testing.T) {
	if *corpus == "" {
		t.Skip("no -corpus=FOLDER is given")
	}
	tool.Path(t, "boogie")
	count := map[string]int{}
	err := filepath.WalkDir(*corpus, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".bpl" {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		p, diags := syntax.Parse(path, src)
		if !ivl.HasErrors(diags) {
			diags = ivl.Resolve(p)
		}
		if ivl.HasErrors(diags) {
			return nil
		}
		if specialAttributes.Match(src) {
			return nil
		}
		var said map[string]string
		for _, d := range p.Decls {
			proc, ok := d.(*ivl.ProcDecl)
			if !ok || !modular(p, proc) {
				continue
			}
			if said == nil {
				said = boogieSays(path)
			}
			theirs, known := said[proc.Name]
			if !known {
				continue // not verified, or not by that name
			}
			count[compareWithBoogie(t, p, proc, path, theirs)]++
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("ours, Boogie's: %v", count)
}

// modular reports whether Boogie's verdict on proc is one on its executions: there
// is nothing that Boogie abstracts.
func modular(p *ivl.Program, proc *ivl.ProcDecl) bool {
	if proc.Body == nil && len(proc.Impls) != 1 || len(proc.TypeParams) > 0 || proc.Attrs.Has("inline") {
		return false
	}
	low, diags := cfg.Lower(p, proc.Name)
	if ivl.HasErrors(diags) || low.Entry.Decl != proc || len(low.Procs) > 1 {
		return false
	}
	seen := map[*cfg.Block]bool{}
	for _, b := range low.Entry.Blocks { // in reverse post-order
		seen[b] = true
		for _, s := range cfg.Successors(b.Term) {
			if seen[s] {
				return false
			}
		}
	}
	return true
}

// specialAttributes change what Boogie checks; see docs/ivl.md.
var specialAttributes = regexp.MustCompile(`:verified_under|:assumption|:selective_checking|:start_checking_here|:subsumption`)

// quantifies reports whether proc, an axiom or a function has a quantifier, a lambda
// or compares maps.
func quantifies(p *ivl.Program, proc *ivl.ProcDecl) bool {
	found := false
	look := func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			switch e := e.(type) {
			case *ivl.Quantifier, *ivl.Lambda:
				found = true
			case *ivl.Binary:
				_, isMap := ivl.Expand(e.X.Type()).(*ivl.MapType)
				found = found || isMap
			}
			return !found
		})
	}
	for _, d := range p.Decls {
		switch d := d.(type) {
		case *ivl.AxiomDecl:
			look(d.Expr)
		case *ivl.FuncDecl:
			look(d.Body)
		case *ivl.ProcDecl: // its contract may be called for
			for _, s := range d.Specs {
				look(s.Expr)
			}
		}
	}
	stmts := func(b *ivl.Body) {
		ivl.WalkStmts(b.Stmts, func(s ivl.Stmt) bool {
			ivl.StmtExprs(s, look)
			return true
		})
	}
	if proc.Body != nil {
		stmts(proc.Body)
	}
	for _, i := range proc.Impls {
		stmts(i.Body)
	}
	return found
}

var verdictLine = regexp.MustCompile(`Verifying (\S+) \.\.\.\s+(?:[^\[]*\n)*?\s*\[[^\]]*\]\s+(\w+)`)

// boogieSays gives Boogie's verdict on each implementation of a file: verified,
// errors, timed out, ….
func boogieSays(path string) map[string]string {
	out, _ := exec.Command("timeout", "120", "boogie", "/nologo", "/trace", "/timeLimit:20", path).CombinedOutput()
	said := map[string]string{}
	for _, m := range verdictLine.FindAllStringSubmatch(string(out), -1) {
		said[m[1]] = m[2]
	}
	return said
}

func compareWithBoogie(t *testing.T, p *ivl.Program, proc *ivl.ProcDecl, path, theirs string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	res, diags := verifier.Verify(ctx, p, verifier.Options{Entry: proc.Name, Checks: verifier.CheckAssert})
	if ivl.HasErrors(diags) {
		t.Errorf("%s: %s: %v", path, proc.Name, diags)
		return "error"
	}
	ours := res.Verdict.String()
	switch {
	case ours == "verified" && theirs != "verified" && quantifies(p, proc):
		// Boogie looks for instances by triggers only, and maps that are equal
		// everywhere need not be equal to it.
		return "verified, " + theirs + " (quantifiers or equal maps)"
	case ours == "violated" && theirs == "verified", ours == "verified" && (theirs == "error" || theirs == "errors"):
		t.Errorf("%s: %s: we say %s at %v (%s), Boogie says %s", path, proc.Name, ours, res.Pos, res.Message, theirs)
	case res.Verdict == verifier.Unknown:
		t.Logf("%s: %s: %v: %s (Boogie: %s)", path, proc.Name, res.Pos, res.Reason, theirs)
	}
	return ours + ", " + theirs
}
