// @expect violated
// The second worker writes before the first one begins, and what the first
// one does at its beginning depends on its argument.
var x: int;

procedure main()
{
  var p: int;

  x := 0;
  havoc p;
  async call reader(p);
  async call writer();
}

procedure reader(p: int)
{
  if (p == 0) {
    assert x == 0;
  }
}

procedure writer()
{
  x := 1;
}
