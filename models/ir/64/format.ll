target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
define dso_local i32 @snprintf(i8* noalias nocapture noundef writeonly %to, i64 noundef %size, i8* noalias nocapture noundef readnone %format, ...) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp120.not.i = icmp eq i64 %size, 0
  br i1 %cmp120.not.i, label %print.exit, label %for.body.lr.ph.i
for.body.lr.ph.i:
  %conv.i = sext i32 %call.i to i64
  %cmp2.i1 = icmp eq i64 %size, 1
  %cmp3.i2 = icmp eq i32 %call.i, 0
  %or.cond.i3 = select i1 %cmp2.i1, i1 true, i1 %cmp3.i2
  br i1 %or.cond.i3, label %if.then.i, label %if.end.i
if.then.i:
  %i.021.i.lcssa = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i5, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i.lcssa
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %add.i5 = phi i64 [ %add.i, %if.end.i ], [ 1, %for.body.lr.ph.i ]
  %i.021.i4 = phi i64 [ %add.i5, %if.end.i ], [ 0, %for.body.lr.ph.i ]
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i4
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  %add.i = add nuw i64 %add.i5, 1
  %cmp2.i = icmp eq i64 %add.i, %size
  %cmp3.i = icmp eq i64 %add.i5, %conv.i
  %or.cond.i = select i1 %cmp2.i, i1 true, i1 %cmp3.i
  br i1 %or.cond.i, label %if.then.i, label %if.end.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @vsnprintf(i8* noalias nocapture noundef writeonly %to, i64 noundef %size, i8* noalias nocapture noundef readnone %format, %struct.__va_list_tag* nocapture noundef readnone %arguments) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp120.not.i = icmp eq i64 %size, 0
  br i1 %cmp120.not.i, label %print.exit, label %for.body.lr.ph.i
for.body.lr.ph.i:
  %conv.i = sext i32 %call.i to i64
  %cmp2.i1 = icmp eq i64 %size, 1
  %cmp3.i2 = icmp eq i32 %call.i, 0
  %or.cond.i3 = select i1 %cmp2.i1, i1 true, i1 %cmp3.i2
  br i1 %or.cond.i3, label %if.then.i, label %if.end.i
if.then.i:
  %i.021.i.lcssa = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i5, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i.lcssa
  store i8 0, i8* %arrayidx.i, align 1
  br label %print.exit
if.end.i:
  %add.i5 = phi i64 [ %add.i, %if.end.i ], [ 1, %for.body.lr.ph.i ]
  %i.021.i4 = phi i64 [ %add.i5, %if.end.i ], [ 0, %for.body.lr.ph.i ]
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i4
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  %add.i = add nuw i64 %add.i5, 1
  %cmp2.i = icmp eq i64 %add.i, %size
  %cmp3.i = icmp eq i64 %add.i5, %conv.i
  %or.cond.i = select i1 %cmp2.i, i1 true, i1 %cmp3.i
  br i1 %or.cond.i, label %if.then.i, label %if.end.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @sprintf(i8* noalias nocapture noundef writeonly %to, i8* noalias nocapture noundef readnone %format, ...) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp3.i1 = icmp eq i32 %call.i, 0
  br i1 %cmp3.i1, label %print.exit, label %if.end.i.preheader
if.end.i.preheader:
  %conv.i = sext i32 %call.i to i64
  %0 = add nsw i64 %conv.i, -1
  %umin = call i64 @llvm.umin.i64(i64 %0, i64 2147483645)
  %1 = add nuw nsw i64 %umin, 1
  br label %if.end.i
if.end.i:
  %add.i3 = phi i64 [ %add.i, %if.end.i ], [ 1, %if.end.i.preheader ]
  %i.021.i2 = phi i64 [ %add.i3, %if.end.i ], [ 0, %if.end.i.preheader ]
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i2
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  %add.i = add nuw nsw i64 %add.i3, 1
  %exitcond = icmp eq i64 %add.i3, %1
  br i1 %exitcond, label %print.exit, label %if.end.i
print.exit:
  %i.021.i.lcssa = phi i64 [ 0, %entry ], [ %add.i3, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i.lcssa
  store i8 0, i8* %arrayidx.i, align 1
  ret i32 %call.i
}
define dso_local i32 @vsprintf(i8* noalias nocapture noundef writeonly %to, i8* noalias nocapture noundef readnone %format, %struct.__va_list_tag* nocapture noundef readnone %arguments) local_unnamed_addr {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sgt i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp3.i1 = icmp eq i32 %call.i, 0
  br i1 %cmp3.i1, label %print.exit, label %if.end.i.preheader
if.end.i.preheader:
  %conv.i = sext i32 %call.i to i64
  %0 = add nsw i64 %conv.i, -1
  %umin = call i64 @llvm.umin.i64(i64 %0, i64 2147483645)
  %1 = add nuw nsw i64 %umin, 1
  br label %if.end.i
if.end.i:
  %add.i3 = phi i64 [ %add.i, %if.end.i ], [ 1, %if.end.i.preheader ]
  %i.021.i2 = phi i64 [ %add.i3, %if.end.i ], [ 0, %if.end.i.preheader ]
  %call5.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx6.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i2
  store i8 %call5.i, i8* %arrayidx6.i, align 1
  %add.i = add nuw nsw i64 %add.i3, 1
  %exitcond = icmp eq i64 %add.i3, %1
  br i1 %exitcond, label %print.exit, label %if.end.i
print.exit:
  %i.021.i.lcssa = phi i64 [ 0, %entry ], [ %add.i3, %if.end.i ]
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.021.i.lcssa
  store i8 0, i8* %arrayidx.i, align 1
  ret i32 %call.i
}
declare dso_local i32 @__gsmack_nondet_int() local_unnamed_addr
declare dso_local void @__gsmack_assume(i1 noundef zeroext) local_unnamed_addr
declare dso_local signext i8 @__gsmack_nondet_char() local_unnamed_addr
declare i64 @llvm.umin.i64(i64, i64)
