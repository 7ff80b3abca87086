target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
define dso_local i32 @rand() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local void @srand(i32 noundef %seed) {
entry:
  ret void
}
define dso_local i32 @rand_r(i32* noundef %seed) {
entry:
  %call = call i32 @__gsmack_nondet_uint()
  store i32 %call, i32* %seed, align 4
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
declare dso_local i32 @__gsmack_nondet_uint()
define dso_local i32 @random() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local void @srandom(i32 noundef %seed) {
entry:
  ret void
}
define dso_local i32 @lrand48() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, 0
  br i1 %cmp.i, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local i32 @nrand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call i64 @__gsmack_nondet_longlong()
  %cmp.i2 = icmp sge i64 %call.i1, 0
  br i1 %cmp.i2, label %land.rhs.i, label %any.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i1, 2147483647
  br label %any.exit
any.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i1 to i32
  ret i32 %conv.i
}
define dso_local i32 @mrand48() {
entry:
  %call.i = call i64 @__gsmack_nondet_longlong()
  %cmp.i = icmp sge i64 %call.i, -2147483648
  br i1 %cmp.i, label %land.rhs.i, label %either_sign.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i, 2147483647
  br label %either_sign.exit
either_sign.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i to i32
  ret i32 %conv.i
}
define dso_local i32 @jrand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call i64 @__gsmack_nondet_longlong()
  %cmp.i2 = icmp sge i64 %call.i1, -2147483648
  br i1 %cmp.i2, label %land.rhs.i, label %either_sign.exit
land.rhs.i:
  %cmp1.i = icmp sle i64 %call.i1, 2147483647
  br label %either_sign.exit
either_sign.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %conv.i = trunc i64 %call.i1 to i32
  ret i32 %conv.i
}
define dso_local void @srand48(i32 noundef %seed) {
entry:
  ret void
}
define dso_local double @drand48() {
entry:
  %call.i = call double @__gsmack_nondet_double()
  %cmp.i = fcmp oge double %call.i, 0.000000e+00
  br i1 %cmp.i, label %land.rhs.i, label %below_one.exit
land.rhs.i:
  %cmp1.i = fcmp olt double %call.i, 1.000000e+00
  br label %below_one.exit
below_one.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call.i
}
define dso_local double @erand48(i16* noundef nonnull %state) {
entry:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %cmp.i = icmp slt i32 %i.0.i, 3
  br i1 %cmp.i, label %for.body.i, label %next.exit
for.body.i:
  %call.i = call zeroext i16 @__gsmack_nondet_ushort()
  %arrayidx.i = getelementptr inbounds i16, i16* %state, i32 %i.0.i
  store i16 %call.i, i16* %arrayidx.i, align 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
next.exit:
  %call.i1 = call double @__gsmack_nondet_double()
  %cmp.i2 = fcmp oge double %call.i1, 0.000000e+00
  br i1 %cmp.i2, label %land.rhs.i, label %below_one.exit
land.rhs.i:
  %cmp1.i = fcmp olt double %call.i1, 1.000000e+00
  br label %below_one.exit
below_one.exit:
  %0 = phi i1 [ false, %next.exit ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  ret double %call.i1
}
declare dso_local i64 @__gsmack_nondet_longlong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local zeroext i16 @__gsmack_nondet_ushort()
declare dso_local double @__gsmack_nondet_double()
