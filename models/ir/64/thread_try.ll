target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
define dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, i8** noundef %result) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_self()
  br label %if.else.i
land.lhs.true.i:                                  ; No predecessors!
  br label %if.else.i
if.else.i:
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call3.i, 0
  br i1 %tobool.i, label %if.then4.i, label %if.else5.i
if.then4.i:
  br label %if.end17.i
if.else5.i:
  %cmp6.i = icmp eq i64 %call.i, 1
  br i1 %cmp6.i, label %if.then10.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp7.i = icmp eq i64 %call.i, 0
  br i1 %cmp7.i, label %land.lhs.true8.i, label %if.else11.i
land.lhs.true8.i:
  %cmp9.i = icmp eq i64 %thread, 1
  br i1 %cmp9.i, label %if.then10.i, label %if.else11.i
if.then10.i:
  br label %if.end16.i
if.else11.i:
  %cmp12.i = icmp eq i64 %call.i, 3
  br i1 %cmp12.i, label %if.then15.i, label %lor.lhs.false13.i
lor.lhs.false13.i:
  br i1 %cmp7.i, label %if.then15.i, label %if.end.i
if.then15.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 3, %if.then15.i ], [ 0, %lor.lhs.false13.i ]
  br label %if.end16.i
if.end16.i:
  %error.1.i = phi i32 [ 16, %if.then10.i ], [ %error.0.i, %if.end.i ]
  br label %if.end17.i
if.end17.i:
  %error.2.i = phi i32 [ 22, %if.then4.i ], [ %error.1.i, %if.end16.i ]
  %tobool19.i = icmp ne i32 %error.2.i, 0
  br i1 %tobool19.i, label %join_now.exit, label %if.then20.i
if.then20.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool21.i = icmp ne i8** %result, null
  br i1 %tobool21.i, label %if.then22.i, label %if.end24.i
if.then22.i:
  %call23.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call23.i to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end24.i
if.end24.i:
  br label %join_now.exit
join_now.exit:
  call void @__gsmack_atomic_end()
  ret i32 %error.2.i
}
define dso_local i32 @pthread_timedjoin_np(i64 noundef %thread, i8** noundef %result, %struct.timespec* noundef %time) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_self()
  %cmp.i = icmp eq i64 %thread, %call1.i
  br i1 %cmp.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  br label %if.end18.i
if.else.i:
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call3.i, 0
  br i1 %tobool.i, label %if.then4.i, label %if.else5.i
if.then4.i:
  br label %if.end17.i
if.else5.i:
  %cmp6.i = icmp eq i64 %call.i, 1
  br i1 %cmp6.i, label %if.then10.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp7.i = icmp eq i64 %call.i, 0
  br i1 %cmp7.i, label %land.lhs.true8.i, label %if.else11.i
land.lhs.true8.i:
  %cmp9.i = icmp eq i64 %thread, 1
  br i1 %cmp9.i, label %if.then10.i, label %if.else11.i
if.then10.i:
  br label %if.end16.i
if.else11.i:
  %cmp12.i = icmp eq i64 %call.i, 3
  br i1 %cmp12.i, label %if.then15.i, label %lor.lhs.false13.i
lor.lhs.false13.i:
  br i1 %cmp7.i, label %if.then15.i, label %if.end.i
if.then15.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 3, %if.then15.i ], [ 0, %lor.lhs.false13.i ]
  br label %if.end16.i
if.end16.i:
  %error.1.i = phi i32 [ 110, %if.then10.i ], [ %error.0.i, %if.end.i ]
  br label %if.end17.i
if.end17.i:
  %error.2.i = phi i32 [ 22, %if.then4.i ], [ %error.1.i, %if.end16.i ]
  br label %if.end18.i
if.end18.i:
  %error.3.i = phi i32 [ 35, %land.lhs.true.i ], [ %error.2.i, %if.end17.i ]
  %tobool19.i = icmp ne i32 %error.3.i, 0
  br i1 %tobool19.i, label %join_now.exit, label %if.then20.i
if.then20.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool21.i = icmp ne i8** %result, null
  br i1 %tobool21.i, label %if.then22.i, label %if.end24.i
if.then22.i:
  %call23.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call23.i to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end24.i
if.end24.i:
  br label %join_now.exit
join_now.exit:
  call void @__gsmack_atomic_end()
  %cmp.i1 = icmp eq i32 %error.3.i, 110
  br i1 %cmp.i1, label %land.lhs.true.i2, label %cond.false.i
land.lhs.true.i2:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i2 ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.3.i, %cond.false.i ]
  ret i32 %cond.i
}
define dso_local i32 @pthread_clockjoin_np(i64 noundef %thread, i8** noundef %result, i32 noundef %clock, %struct.timespec* noundef %time) {
entry:
  call void @__gsmack_atomic_begin()
  %call.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %call1.i = call i64 @__gsmack_self()
  %cmp.i = icmp eq i64 %thread, %call1.i
  br i1 %cmp.i, label %land.lhs.true.i, label %if.else.i
land.lhs.true.i:
  br label %if.end18.i
if.else.i:
  %call3.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call3.i, 0
  br i1 %tobool.i, label %if.then4.i, label %if.else5.i
if.then4.i:
  br label %if.end17.i
if.else5.i:
  %cmp6.i = icmp eq i64 %call.i, 1
  br i1 %cmp6.i, label %if.then10.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp7.i = icmp eq i64 %call.i, 0
  br i1 %cmp7.i, label %land.lhs.true8.i, label %if.else11.i
land.lhs.true8.i:
  %cmp9.i = icmp eq i64 %thread, 1
  br i1 %cmp9.i, label %if.then10.i, label %if.else11.i
if.then10.i:
  br label %if.end16.i
if.else11.i:
  %cmp12.i = icmp eq i64 %call.i, 3
  br i1 %cmp12.i, label %if.then15.i, label %lor.lhs.false13.i
lor.lhs.false13.i:
  br i1 %cmp7.i, label %if.then15.i, label %if.end.i
if.then15.i:
  br label %if.end.i
if.end.i:
  %error.0.i = phi i32 [ 3, %if.then15.i ], [ 0, %lor.lhs.false13.i ]
  br label %if.end16.i
if.end16.i:
  %error.1.i = phi i32 [ 110, %if.then10.i ], [ %error.0.i, %if.end.i ]
  br label %if.end17.i
if.end17.i:
  %error.2.i = phi i32 [ 22, %if.then4.i ], [ %error.1.i, %if.end16.i ]
  br label %if.end18.i
if.end18.i:
  %error.3.i = phi i32 [ 35, %land.lhs.true.i ], [ %error.2.i, %if.end17.i ]
  %tobool19.i = icmp ne i32 %error.3.i, 0
  br i1 %tobool19.i, label %join_now.exit, label %if.then20.i
if.then20.i:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %tobool21.i = icmp ne i8** %result, null
  br i1 %tobool21.i, label %if.then22.i, label %if.end24.i
if.then22.i:
  %call23.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call23.i to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end24.i
if.end24.i:
  br label %join_now.exit
join_now.exit:
  call void @__gsmack_atomic_end()
  %cmp.i1 = icmp eq i32 %error.3.i, 110
  br i1 %cmp.i1, label %land.lhs.true.i2, label %cond.false.i
land.lhs.true.i2:
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i2 ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %error.3.i, %cond.false.i ]
  ret i32 %cond.i
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
