target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local i32 @backtrace(i8** noundef nonnull %to, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, 0
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, %size
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %i.0, %call
  br i1 %cmp2, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call3 = call i64 @__gsmack_nondet_ulong()
  %1 = inttoptr i64 %call3 to i8*
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8*, i8** %to, i64 %idxprom
  store i8* %1, i8** %arrayidx, align 8
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_nondet_ulong()
define dso_local i8** @backtrace_symbols(i8** noundef nonnull %from, i32 noundef %n) {
entry:
  %cmp = icmp slt i32 %n, 0
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %conv = sext i32 %n to i64
  %mul = mul i64 %conv, 16
  %call = call noalias i8* @malloc(i64 noundef %mul)
  br label %cond.end
cond.end:
  %cond = phi i8* [ null, %cond.true ], [ %call, %cond.false ]
  %0 = bitcast i8* %cond to i8**
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %cond.end ], [ %inc20, %for.inc19 ]
  %tobool = icmp ne i8** %0, null
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %i.0, %n
  br label %land.end
land.end:
  %1 = phi i1 [ false, %for.cond ], [ %cmp1, %land.rhs ]
  br i1 %1, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end21
for.body:
  %idx.ext = sext i32 %n to i64
  %add.ptr = getelementptr inbounds i8*, i8** %0, i64 %idx.ext
  %2 = bitcast i8** %add.ptr to i8*
  %mul3 = mul nsw i32 %i.0, 8
  %idx.ext4 = sext i32 %mul3 to i64
  %add.ptr5 = getelementptr inbounds i8, i8* %2, i64 %idx.ext4
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8*, i8** %0, i64 %idxprom
  store i8* %add.ptr5, i8** %arrayidx, align 8
  br label %for.cond6
for.cond6:
  %j.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp7 = icmp slt i32 %j.0, 7
  br i1 %cmp7, label %for.body10, label %for.cond.cleanup9
for.cond.cleanup9:
  br label %for.end
for.body10:
  %call11 = call signext i8 @__gsmack_nondet_char()
  %3 = load i8*, i8** %arrayidx, align 8
  %idxprom14 = sext i32 %j.0 to i64
  %arrayidx15 = getelementptr inbounds i8, i8* %3, i64 %idxprom14
  store i8 %call11, i8* %arrayidx15, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %j.0, 1
  br label %for.cond6
for.end:
  %4 = load i8*, i8** %arrayidx, align 8
  %arrayidx18 = getelementptr inbounds i8, i8* %4, i64 7
  store i8 0, i8* %arrayidx18, align 1
  br label %for.inc19
for.inc19:
  %inc20 = add nsw i32 %i.0, 1
  br label %for.cond
for.end21:
  ret i8** %0
}
declare dso_local noalias i8* @malloc(i64 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
define dso_local void @backtrace_symbols_fd(i8** noundef nonnull %from, i32 noundef %n, i32 noundef %file) {
entry:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret void
}
