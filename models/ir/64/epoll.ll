target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { i8* }
@.str = private unnamed_addr constant [9 x i8] c"epoll.in\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"a file that two epoll files watch\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"epoll.data\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"epoll.round\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"epoll.told\00", align 1
define dso_local i32 @epoll_create(i32 noundef %size) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i
is_event.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.end.i, label %land.rhs.i
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i7.i, label %is_pipe.exit.i
land.rhs.i7.i:
  %call.i6.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %1 = phi i1 [ false, %land.rhs.i ], [ %call.i6.i, %land.rhs.i7.i ]
  %lnot.i = xor i1 %1, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %is_event.exit.i ], [ %lnot.i, %is_pipe.exit.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %any_descriptor.exit
any_descriptor.exit:
  ret i32 %call.i
}
define dso_local i32 @epoll_create1(i32 noundef %flags) {
entry:
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, -1
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %cmp1.i = icmp sge i32 %call.i, 0
  br i1 %cmp1.i, label %if.then.i, label %any_descriptor.exit
if.then.i:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i, label %is_event.exit.i
land.rhs.i.i:
  %call.i.i = call zeroext i1 @__model_is_event(i32 noundef %call.i)
  br label %is_event.exit.i
is_event.exit.i:
  %0 = phi i1 [ false, %if.then.i ], [ %call.i.i, %land.rhs.i.i ]
  br i1 %0, label %land.end.i, label %land.rhs.i
land.rhs.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i7.i, label %is_pipe.exit.i
land.rhs.i7.i:
  %call.i6.i = call zeroext i1 @__model_is_pipe(i32 noundef %call.i)
  br label %is_pipe.exit.i
is_pipe.exit.i:
  %1 = phi i1 [ false, %land.rhs.i ], [ %call.i6.i, %land.rhs.i7.i ]
  %lnot.i = xor i1 %1, true
  br label %land.end.i
land.end.i:
  %2 = phi i1 [ false, %is_event.exit.i ], [ %lnot.i, %is_pipe.exit.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  br label %any_descriptor.exit
any_descriptor.exit:
  ret i32 %call.i
}
define dso_local i32 @epoll_ctl(i32 noundef %epoll, i32 noundef %operation, i32 noundef %file, %struct.epoll_event* noundef %event) {
entry:
  %cmp = icmp eq i32 %operation, 2
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %data1 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %event, i32 0, i32 1
  %ptr = bitcast %union.epoll_data* %data1 to i8**
  %0 = load i8*, i8** %ptr, align 1
  %1 = ptrtoint i8* %0 to i64
  br label %cond.end
cond.end:
  %cond = phi i64 [ 0, %cond.true ], [ %1, %cond.false ]
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %file to i64
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv)
  %conv2 = sext i32 %epoll to i64
  %add = add nsw i64 %conv2, 1
  %cmp3 = icmp eq i64 %call, %add
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  br i1 %cmp3, label %if.end, label %if.then
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.1, i64 0, i64 0))
  br label %if.end
if.end:
  %conv7 = zext i1 %cmp3 to i32
  %cmp8 = icmp eq i32 %operation, 1
  %conv9 = zext i1 %cmp8 to i32
  %cmp10 = icmp eq i32 %conv7, %conv9
  br i1 %cmp10, label %if.then12, label %if.else
if.then12:
  %cond15 = select i1 %cmp3, i32 17, i32 2
  br label %if.end19
if.else:
  %call16 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call16, label %if.then17, label %if.end18
if.then17:
  br label %if.end18
if.end18:
  %error.0 = phi i32 [ 12, %if.then17 ], [ 0, %if.else ]
  br label %if.end19
if.end19:
  %error.1 = phi i32 [ %cond15, %if.then12 ], [ %error.0, %if.end18 ]
  %tobool20 = icmp ne i32 %error.1, 0
  br i1 %tobool20, label %if.end32, label %if.then21
if.then21:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv, i64 noundef %cond)
  br i1 %cmp, label %cond.true26, label %cond.false27
cond.true26:
  br label %cond.end30
cond.false27:
  br label %cond.end30
cond.end30:
  %cond31 = phi i64 [ 0, %cond.true26 ], [ %add, %cond.false27 ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv, i64 noundef %cond31)
  br label %if.end32
if.end32:
  call void @__gsmack_atomic_end()
  br i1 %tobool20, label %if.then34, label %if.end36
if.then34:
  %call35 = call i32* @__errno_location()
  store i32 %error.1, i32* %call35, align 4
  br label %if.end36
if.end36:
  %cond38 = select i1 %tobool20, i32 -1, i32 0
  ret i32 %cond38
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i32* @__errno_location()
define dso_local i32 @epoll_wait(i32 noundef %epoll, %struct.epoll_event* noundef %events, i32 noundef %most, i32 noundef %time) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call = call i32 @__gsmack_nondet_int()
  %cmp = icmp sge i32 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %call, %most
  br label %land.end
land.end:
  %0 = phi i1 [ false, %cancellation_point.exit ], [ %cmp1, %land.rhs ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  call void @__gsmack_atomic_begin()
  %call2 = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0))
  %add = add nsw i64 %call2, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_atomic_end()
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %land.end ], [ %inc, %for.inc ]
  %cmp3 = icmp slt i32 %i.0, %call
  br i1 %cmp3, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call4 = call i32 @__gsmack_nondet_int()
  call void @__gsmack_atomic_begin()
  %conv = sext i32 %call4 to i64
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv)
  %cmp6 = icmp ne i64 %call5, %add
  call void @__gsmack_assume(i1 noundef zeroext %cmp6)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i64 0, i64 0), i64 noundef %conv, i64 noundef %add)
  %call10 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str, i64 0, i64 0), i64 noundef %conv)
  %conv11 = sext i32 %epoll to i64
  %add12 = add nsw i64 %conv11, 1
  %cmp13 = icmp eq i64 %call10, %add12
  call void @__gsmack_assume(i1 noundef zeroext %cmp13)
  %call16 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.2, i64 0, i64 0), i64 noundef %conv)
  call void @__gsmack_atomic_end()
  %call17 = call i32 @__gsmack_nondet_uint()
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %events, i64 %idxprom
  %events18 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 0
  store i32 %call17, i32* %events18, align 1
  %1 = inttoptr i64 %call16 to i8*
  %data21 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %arrayidx, i32 0, i32 1
  %ptr = bitcast %union.epoll_data* %data21 to i8**
  store i8* %1, i8** %ptr, align 1
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  ret i32 %call
}
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_uint()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
declare extern_weak dso_local void @__model_cancel_point()
