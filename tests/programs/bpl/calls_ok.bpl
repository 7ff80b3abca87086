// @expect verified
procedure divide(a: int, b: int) returns (q: int, r: int)
{
  q := a div b;
  r := a mod b;
}

procedure unknown() returns (n: int);
  ensures n > 3;

procedure {:entrypoint} main()
{
  var q: int;
  var r: int;
  var n: int;
  call n := unknown();
  call q, r := divide(17, 5);
  assert q == 3 && r == 2 && n >= 4;
}
