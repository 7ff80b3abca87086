package report

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/gsmack/gsmack/verifier"
)

// tab is a page in Chromium.
type tab struct {
	t   *testing.T
	ctx context.Context
}

// chromium begins a browser; each page has a tab of its own.
func chromium(t *testing.T) func(t *testing.T, r *Report) *tab {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-dev-shm-usage", true), chromedp.WSURLReadTimeout(2*time.Minute))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	first, leave := chromedp.NewContext(allocator)
	t.Cleanup(leave)
	if err := chromedp.Run(first); err != nil {
		t.Fatal(err)
	}
	return func(t *testing.T, r *Report) *tab {
		t.Helper()
		file := filepath.Join(t.TempDir(), "page.html")
		page := pageOf(t, r)
		if err := os.WriteFile(file, []byte(page), 0o600); err != nil {
			t.Fatal(err)
		}
		ctx, closeTab := chromedp.NewContext(first)
		t.Cleanup(closeTab)
		ctx, cancel := context.WithTimeout(ctx, 3*time.Minute)
		t.Cleanup(cancel)
		listen(t, ctx)
		p := &tab{t, ctx}
		p.do(chromedp.Navigate("file://" + file))
		if dir := os.Getenv("GSMACK_PAGES"); dir != "" { // for people
			if err := os.WriteFile(filepath.Join(dir, filepath.Base(t.Name())+".html"), []byte(page), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		return p
	}
}

// listen makes an error of what the page says on the console, and of what its policy forbids.
func listen(t *testing.T, ctx context.Context) {
	var mutex sync.Mutex
	var said []string
	chromedp.ListenTarget(ctx, func(event any) {
		mutex.Lock()
		defer mutex.Unlock()
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			for _, a := range e.Args {
				said = append(said, string(a.Value))
			}
		case *runtime.EventExceptionThrown:
			said = append(said, e.ExceptionDetails.Error())
		case *log.EventEntryAdded:
			said = append(said, e.Entry.Text)
		}
	})
	t.Cleanup(func() {
		mutex.Lock()
		defer mutex.Unlock()
		for _, line := range said {
			t.Errorf("on the console: %s", line)
		}
	})
}

func (p *tab) do(actions ...chromedp.Action) {
	p.t.Helper()
	if err := chromedp.Run(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// value is that of an expression in JavaScript.
func (p *tab) value(expr string) string {
	p.t.Helper()
	var out any
	p.do(chromedp.Evaluate(expr, &out))
	return fmt.Sprint(out)
}

func (p *tab) want(expr, want string) {
	p.t.Helper()
	if got := p.value(expr); got != want {
		p.t.Errorf("%s is %q, not %q", expr, got, want)
	}
}

// What the tests ask of a page.
const (
	shownSteps = `document.getElementById("shown").textContent`
	chosen     = `document.querySelector("li.now").dataset.i`
	focused    = `document.activeElement.closest("li")?.dataset.i`
)

// TestHTMLInBrowser opens pages in Chromium, and uses them as a person does.
func TestHTMLInBrowser(t *testing.T) {
	open := chromium(t)
	t.Run("hostile", func(t *testing.T) {
		p := open(t, made(30, strings.Join(hostile[:len(hostile)-1], " ")))
		if title := p.value("document.title"); !strings.HasPrefix(title, "VIOLATED: ") {
			t.Errorf("the title was changed to %s", title)
		}
		p.want(`document.querySelectorAll("img, a, script[src], iframe").length`, "0")
	})
	t.Run("many", func(t *testing.T) {
		p := open(t, made(5000, "x"))
		p.want(shownSteps, "3336 of 5003 steps")
		p.want(`document.querySelector("li.now").className`, "step t1 conflict now")
	})
	t.Run("verified", func(t *testing.T) {
		p := open(t, covered(verifier.Verified, "x"))
		p.want(`document.querySelector(".verdict").textContent`, "VERIFIED")
	})
	t.Run("keys", func(t *testing.T) {
		p := open(t, made(30, "x"))
		p.want(chosen, "37")
		p.do(chromedp.KeyEvent(kb.Home))
		p.want(chosen, "0")
		p.do(chromedp.KeyEvent("j"))
		p.want(chosen, "3") // 1 is a context switch, and on 2 the failure does not depend
		p.want(focused, "3")
		p.do(chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent(kb.ArrowUp))
		p.want(chosen, "3")
		p.want(`document.querySelectorAll("#steps button[tabindex='0']").length`, "1") // one stop for the tabulator
		p.want(`document.querySelector("#values p").textContent`, "after step 3, by thread 0")
		p.do(chromedp.KeyEvent(kb.End))
		p.want(chosen, "37")
	})
	t.Run("filters", func(t *testing.T) {
		p := open(t, made(30, "x"))
		p.want(shownSteps, "23 of 33 steps")
		p.do(chromedp.Click("#slice", chromedp.ByQuery))
		p.want(shownSteps, "33 of 33 steps")
		p.do(chromedp.Click("#slice", chromedp.ByQuery), chromedp.Click(".gap button", chromedp.ByQuery))
		p.want(shownSteps, "24 of 33 steps")
		p.do(chromedp.SetValue("#thread", "1", chromedp.ByQuery))
		p.do(chromedp.Evaluate(`document.getElementById("thread").dispatchEvent(new Event("change"))`, nil))
		p.want(`Array.from(document.querySelectorAll("li.step")).filter((r) => !r.hidden && !r.classList.contains("t1")).length`, "0")
	})
	t.Run("source", func(t *testing.T) {
		p := open(t, made(30, "x"))
		p.do(chromedp.Click("#steps li[data-i='3'] button", chromedp.ByQuery))
		p.want(`document.querySelector(".src .hit .n").textContent`, "6")
		p.do(chromedp.Click(".src .hit .marks button", chromedp.ByQuery)) // the next step of that thread on that line
		p.want(chosen, "6")
		p.want(`document.querySelector(".src .hit .n").textContent`, "6")
	})
	t.Run("order", func(t *testing.T) {
		p := open(t, unsynchronized("x"))
		p.do(chromedp.Evaluate(`document.querySelector(".graph g[data-step='3']").dispatchEvent(new MouseEvent("click", {bubbles: true}))`, nil))
		p.want(chosen, "3")
	})
	t.Run("phone", func(t *testing.T) {
		p := open(t, unsynchronized("x"))
		p.do(chromedp.EmulateViewport(390, 844), chromedp.Sleep(100*time.Millisecond))
		p.want(`document.documentElement.scrollWidth`, "390")
		p.do(chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent(kb.ArrowDown))
		p.want(`document.querySelector("li.now").getBoundingClientRect().bottom <= document.querySelector(".side").getBoundingClientRect().top`, "true")
	})
	t.Run("dark", func(t *testing.T) {
		p := open(t, stuck("x"))
		const background = `getComputedStyle(document.body).backgroundColor`
		for scheme, want := range map[string]string{"light": "rgb(255, 255, 255)", "dark": "rgb(21, 24, 28)"} {
			p.do(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}))
			p.want(background, want)
		}
	})
}
